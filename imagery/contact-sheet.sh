#!/usr/bin/env bash
# Lays the masters out on one small sheet for judging them as a set.
set -euo pipefail
cd "$(dirname "$0")/../src/assets/renders"
slugs=(box-profile maisha-alu-zinc-mabati corrugated-iron-sheet versatile romantile maisha-tile)
rows=$(mktemp -d)
trap 'rm -rf "$rows"' EXIT
scale() { convert "$1" -colorspace RGB -filter Lanczos -resize "$2^" -gravity center -extent "$2" -colorspace sRGB "$3"; }
scale hero-wide.jpg 744x496 "$rows/a.png"
scale hero-tall.jpg 392x496 "$rows/b.png"
montage "$rows/a.png" "$rows/b.png" -tile 2x1 -geometry +4+4 -background white "$rows/1.png"
for kind in roof stack; do
  files=()
  for slug in "${slugs[@]}"; do
    scale "$kind-$slug.jpg" 376x235 "$rows/$kind-$slug.png"
    files+=("$rows/$kind-$slug.png")
  done
  montage "${files[@]}" -tile 3x2 -geometry +4+4 -background white "$rows/$kind.png"
done
convert "$rows/1.png" "$rows/roof.png" "$rows/stack.png" -background white -gravity center -append -strip -quality 72 ../../../imagery/contact-sheet.jpg
