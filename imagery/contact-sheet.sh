#!/usr/bin/env bash
# Lays out the masters at their served widths, to review them as a set.
set -euo pipefail
cd "$(dirname "$0")/../src/assets/renders"
rows=$(mktemp -d)
trap 'rm -rf "$rows"' EXIT
scale() { convert "$1" -colorspace RGB -filter Lanczos -resize "$2^" -gravity center -extent "$2" -colorspace sRGB "$3"; }
tile() { montage "${@:3}" -tile "$1" -geometry +4+4 -background white "$rows/$2.png"; }

scale hero-wide.jpg 850x546 "$rows/a.png"
scale hero-tall.jpg 546x546 "$rows/b.png"
tile 2x1 1 "$rows/a.png" "$rows/b.png"
at=2
for kind in roof closeup stack house; do
  files=()
  for master in "$kind"-*.jpg; do
    [ -e "$master" ] || continue
    case $kind in house) size=696x464 ;; *) size=462x289 ;; esac
    scale "$master" $size "$rows/$kind-${#files[@]}.png"
    files+=("$rows/$kind-${#files[@]}.png")
  done
  [ ${#files[@]} -eq 0 ] && continue
  case $kind in house) tile 2x $at "${files[@]}" ;; *) tile 3x $at "${files[@]}" ;; esac
  at=$((at + 1))
done
convert "$rows"/[0-9].png -background white -gravity center -append -strip -quality 72 ../../../imagery/contact-sheet.jpg
