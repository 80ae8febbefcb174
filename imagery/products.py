"""The look of each product: profile and colour from export-products.ts, and its steel."""
import json
import os

import materials

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '.cache', 'products.json')


def read():
    with open(FILE) as file:
        return {name: {**look, 'painted': look['colour'] is not None} for name, look in json.load(file).items()}


PRODUCTS = read()


def sheet_material(slug, new=False, shining=False):
    """The material of a product's sheets. `new` sheets are neither dusty nor faded; `shining` zinc is not yet dulled by rain."""
    product = PRODUCTS[slug]
    dirt, deepen, fade = (0.03, 1.25, 0.05) if new else (1.0, 1.12, 0.16)
    if slug == 'corrugated-iron-sheet':
        return materials.galvanised(shining)
    if slug == 'maisha-alu-zinc-mabati':
        return materials.alu_zinc()
    if slug == 'box-profile':
        return materials.painted_steel(slug, product['colour'], roughness=0.36, coat=0.06, specular=0.3, dirt=dirt)
    if slug == 'versatile':
        return materials.painted_steel(slug, product['colour'], roughness=0.40 if new else 0.44, coat=0.0, deepen=deepen, dirt=1.5 * dirt, specular=0.34 if new else 0.4, greyed=fade)
    # In close-ups the step of a tile mirrors the sun; less gloss keeps the paint visible.
    return materials.painted_steel(slug, product['colour'], roughness=0.70 if new else 0.58, specular=0.2 if new else 0.3, coat=0.0, texture=0.25, deepen=deepen, dirt=dirt)


def exposure(slug):
    """Exposure of a close-up: dark paint and bare metal are brighter than colours, which would look pale."""
    colour = PRODUCTS[slug]['colour']
    brightest = 0 if colour is None else max(materials.srgb(colour)[:3])
    return 0.40 if brightest < 0.1 else -0.04 if brightest < 0.3 else -0.42
