"""Which profile, finish and colour each product is shown in. The widths and shapes come from the kernel."""
import materials

PRODUCTS = {
    'box-profile': {'profile': 'box', 'painted': True, 'colour': '#3b4148'},
    'versatile': {'profile': 'versatile', 'painted': True, 'colour': '#a33a2c'},
    'romantile': {'profile': 'romantile', 'painted': True, 'colour': '#24482f'},
    'corrugated-iron-sheet': {'profile': 'corrugated', 'painted': False},
    'maisha-alu-zinc-mabati': {'profile': 'corrugated', 'painted': False},
    'maisha-tile': {'profile': 'maisha-tile', 'painted': True, 'colour': '#6b2230'},
}


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
