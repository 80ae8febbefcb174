"""How each product is pictured: profile and colour as export-products.ts wrote them, and what its steel is like."""
import json
import os

import materials

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '.cache', 'products.json')


def read():
    with open(FILE) as file:
        return {name: {**look, 'painted': look['colour'] is not None} for name, look in json.load(file).items()}


PRODUCTS = read()


def sheet_material(slug, new=False):
    """What the product's sheets are made of; `new` ones have no dust on them yet."""
    product = PRODUCTS[slug]
    dirt = 0.25 if new else 1.0
    if slug == 'corrugated-iron-sheet':
        return materials.galvanised()
    if slug == 'maisha-alu-zinc-mabati':
        return materials.alu_zinc()
    if slug == 'box-profile':
        return materials.painted_steel(slug, product['colour'], roughness=0.33, coat=0.35, dirt=dirt)
    if slug == 'versatile':
        return materials.painted_steel(slug, product['colour'], roughness=0.44, coat=0.0, deepen=1.12, dirt=1.5 * dirt, specular=0.4, greyed=0.16)
    return materials.painted_steel(slug, product['colour'], roughness=0.52, coat=0.0, texture=0.25, deepen=1.12, dirt=dirt)
