#!/usr/bin/env bash
# Renders one picture or all of them from the kernel's profiles: imagery/render.sh NAME|all
# NAME is roof-<slug>, stack-<slug>, hero-wide or hero-tall. Needs blender (3.4), ImageMagick and Node 24.
set -euo pipefail
cd "$(dirname "$0")"

slugs=(box-profile maisha-alu-zinc-mabati corrugated-iron-sheet versatile romantile maisha-tile)
painted=' box-profile versatile romantile maisha-tile '
masters=../src/assets/renders
node=../node_modules/.bin/node
[ -x "$node" ] || node=node

names=("$@")
if [ "${1:-}" = all ]; then
  names=("${slugs[@]/#/roof-}" hero-wide hero-tall "${slugs[@]/#/stack-}")
elif [ $# -eq 0 ]; then
  echo "usage: render.sh NAME|all" >&2
  exit 2
fi

mkdir -p .cache "$masters"
"$node" export-profiles.ts .cache/profiles.json

blend() {
  nice -n 5 blender -b --factory-startup --python-exit-code 1 -P render.py -- "$@" >".cache/$1.log" 2>&1 ||
    { tail -20 ".cache/$1.log" >&2; exit 1; }
}

for name in "${names[@]}"; do
  start=$SECONDS
  blend "$name" ".cache/$name.png"
  # Leaves and earth take many bytes: the heroes are kept a little smaller.
  quality=92
  [[ $name == hero-* || $name == house-* ]] && quality=88
  convert ".cache/$name.png" -depth 16 -unsharp 0x0.7+0.35+0.01 -depth 8 -strip -interlace JPEG \
    -sampling-factor 4:4:4 -quality $quality "$masters/$name.jpg"
  slug=${name#roof-}
  if [ "$slug" != "$name" ] && [[ $painted == *" $slug "* ]]; then
    blend "$name" ".cache/mask-$slug.png" --mask
    convert ".cache/mask-$slug.png" -colorspace Gray -depth 8 -strip "$masters/mask-$slug.png"
  fi
  echo "$name $((SECONDS - start)) s"
done
