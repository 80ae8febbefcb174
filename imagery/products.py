"""The look of each product: profile and colour from export-products.ts, and its steel."""
import json
import os

import kernel
import materials

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '.cache', 'products.json')


def read():
    with open(FILE) as file:
        return {name: {**look, 'painted': look['colour'] is not None} for name, look in json.load(file).items()}


PRODUCTS = read()

# Every painted product is rendered in this grey; `src/media/pictures/paint.ts` turns it into the colours.
NEUTRAL = '#6a6a6a'


def laps(slug):
    """The place of the first side lap on a face laid with a product, and the distance to the next."""
    profile = kernel.profiles()[PRODUCTS[slug]['profile']]
    return profile.overall, profile.cover


def sheet_material(slug, shining=False, paint=NEUTRAL):
    """The material of a product's sheets. `shining` zinc is not yet dulled by rain."""
    if slug == 'corrugated-iron-sheet':
        return materials.galvanised(shining)
    if slug == 'maisha-alu-zinc-mabati':
        return materials.alu_zinc(new=shining)
    if slug == 'romantile':
        # Duller than the others: its corners would show the sun as stars.
        return materials.painted_steel(slug, paint, roughness=0.48, coat=0.1, coat_roughness=0.32, specular=0.38, texture=0.08, far_laps=laps(slug))
    if slug == 'maisha-tile':
        # Duller: so many deep waves would glint so much that the paint is not the colour of its swatch.
        return materials.painted_steel(slug, paint, roughness=0.54, coat=0.04, coat_roughness=0.34, specular=0.28, texture=0.1, dirt=0.7, far_laps=laps(slug), dents=0.03, lean=0.1)
    # Under a thin coat that mirrors trees and sky, dusty, each sheet a little different: duller and more even, each wave has the same soft glint,
    # and flat pans of red look like plastic. More dust than this on ribs is seen as pale specks from near.
    dirt = 3.0 if slug == 'versatile' else 2.0
    return materials.painted_steel(slug, paint, roughness=0.45, coat=0.35, coat_roughness=0.08, ripple=0.0004, dirt=dirt, far_laps=laps(slug), dents=0.03, lean=0.14)
