"""Loose sheets on timber bearers in a dealer's yard, seen end-on."""

import bpy
import numpy as np
from mathutils import Matrix, Vector

import kernel
import light
import materials
import mesh
import products
import sheets
import trees
import undergrowth
import views

# Height of the timber below a pile.
BEARER = 0.1


def spacing(profile, gap):
    """Vertical distance of nested sheets: their thickness on the steepest flank plus the gap that burrs and dents leave."""
    run, rise = np.abs(np.diff(profile.section, axis=0)).T
    steepest = float(np.max(rise / np.maximum(run, 1e-6)))
    return sheets.THICKNESS * (1 + min(steepest, 2.0) ** 2) ** 0.5 + gap


def pile(place, profile, datas, rng, count, gap, step_back):
    """
    Nested sheets as counted out by hand: their ends differ by some millimetres, each lies about `step_back` behind the one below and
    leans to one side as far as the gap leaves room.
    """
    z, back = 0.001, 0.0
    for i in range(count):
        shove = rng.normal(0, (0.0006, 0.0032)).clip((-0.0014, -0.007), (0.0014, 0.007))
        back += step_back * rng.choice((0.2, 0.7, 1.0, 1.7)) if i else 0.0
        lean = rng.uniform(-0.4, 0.4) * gap / profile.overall
        obj = mesh.link(bpy.data.objects.new('sheet', datas[int(rng.integers(0, len(datas)))]))
        obj.matrix_world = (place @ Matrix.Translation(Vector((shove[0], back + shove[1], z))) @ Matrix.Rotation(rng.normal(0, 0.0012 if step_back else 0.0004), 4, 'Z')
                            @ Matrix.Rotation(lean, 4, 'Y') @ Matrix.Translation(Vector((0, 0, -lean * profile.overall / 2))))
        z += spacing(profile, gap) * rng.uniform(0.8, 1.45)


def timber_stack(x, y, seed):
    """Sawn timber stacked for sale, its ends to the yard."""
    rng = np.random.default_rng(seed)
    woods = [materials.timber('stacked ' + c, c, along=1, roughness=0.9, sawn=True) for c in ('#8d7150', '#7d6446', '#9a7c56')]
    for v in (0.25, 1.5, 2.7):
        mesh.box('rest', (x - 0.05, y + v, 0), (x + 1.32, y + v + 0.1, 0.12), woods[0], 0.003)
    for row in range(9):
        for k in range(11):
            lo = (x + 0.115 * k + rng.normal(0, 0.003), y + rng.uniform(-0.05, 0.05), 0.12 + 0.085 * row)
            mesh.box('stacked timber', lo, (lo[0] + 0.10, lo[1] + 3.0, lo[2] + 0.075), woods[int(rng.integers(0, 3))], 0.003)


def store_front(wash, foot, door):
    """The dealer's store across the yard: its wall and its doors."""
    wall = materials.render_wall('store wall', wash)
    dado = materials.plain('dado', foot, 0.6, noise_scale=2, vary=0.2)
    leaf = materials.plain('door', door, 0.5, noise_scale=3, vary=0.2)
    for a, b in ((-20, 5.2), (8.2, 20)):
        mesh.box('wall', (a, 9.6, -0.1), (b, 9.9, 4.2), wall)
        mesh.box('dado', (a, 9.585, -0.1), (b, 9.7, 0.45), dado)
    mesh.box('lintel', (5.2, 9.6, 3.0), (8.2, 9.9, 4.2), wall)
    for x in (5.21, 6.71):
        mesh.box('door', (x, 9.66, 0.03), (x + 1.48, 9.7, 2.99), leaf, 0.004)
        for z in (0.1, 1.4, 2.85):
            mesh.box('door frame', (x + 0.03, 9.64, z), (x + 1.45, 9.66, z + 0.06), leaf, 0.004)


def back_fence():
    """The yard's far end: a hedge behind posts and rails, trees beyond."""
    pole = materials.timber('fence', '#6e5a45', along=2, roughness=0.9, sawn=True)
    for x in np.arange(-6, 14, 1.8):
        mesh.box('fence post', (x, 8.9, -0.1), (x + 0.11, 9.01, 1.25), pole, 0.01)
    rail = materials.timber('rail', '#77624b', along=0, roughness=0.9, sawn=True)
    for z in (0.45, 0.95):
        mesh.box('rail', (-7, 8.86, z), (14, 8.9, z + 0.1), rail, 0.006)
    undergrowth.hedge((-9, 10.2), (16, 10.6), 1.6, 0.9, 67, sprays_per_metre=320)
    tree = trees.Tree('broadleaf', 12)
    for x, y, turn in ((-3.0, 14, 2.0), (4.5, 16, 0.3), (11, 15, 4.2)):
        tree.stand((x, y, -0.1), turn, 0.9)


def yard(kind, rng):
    """A yard of worn concrete with timber for sale, before one of two stores or a fence."""
    mesh.from_arrays('floor', [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], materials.concrete_floor('yard floor', shift=rng.uniform(0, 3, 3)))
    undergrowth.pebbles(5 + kind, 2600, (-1.2, -1), (2.6, 3.5), lambda x, y: 1, lambda x, y: -0.001, colour='#82776a', largest=0.0045, rarity=2)
    if kind == 0:
        store_front('#d6d3ca', '#8a5a42', '#3c5568')
        timber_stack(1.9, 2.7, seed=6)
    elif kind == 1:
        store_front('#c7cdc6', '#566a70', '#6b4a33')
        timber_stack(1.35, 2.1, seed=8)
    else:
        back_fence()
        timber_stack(0.9, 3.1, seed=11)


def build(slug):
    profile = kernel.profiles()[products.PRODUCTS[slug]['profile']]
    sheeting = products.sheet_material(slug, new=True, shining=True)
    long = 6 * profile.step_length if profile.step_length else 2.4
    kind = (sorted(products.PRODUCTS).index(slug) + 1) % 3
    painted = products.PRODUCTS[slug]['painted']
    rng = np.random.default_rng(len(slug))
    # Bare metal mirrors its surroundings: a wall is brighter than a hedge.
    yard(kind if painted else min(kind, 1), rng)
    # A wall behind the camera lights the ends in shade.
    mesh.box('wall opposite', (-9, -6.2, 0), (11, -6, 2.2), materials.plain('limewash', '#e3d9c3', 0.9))
    kinds = [sheets.sheet('sheet', profile, 0, long, sheeting, None, seed=40 + k, wave=0.0002) for k in range(4)]
    # Cut ends are dull.
    zinc = materials.plain('cut edge', '#a3a5a6' if painted else '#b9bbbd', 0.5, 0.4, noise_scale=90, vary=0.45)
    for obj in kinds:
        sheets.bare_edges(obj, zinc)
    datas = [obj.data for obj in kinds]
    for obj in kinds:
        bpy.data.objects.remove(obj)
    timber = materials.timber('bearer', '#786953', along=0, roughness=0.85, sawn=True)
    def bearers(rng, where):
        for v in (0.10, long * 0.5, long - 0.3):
            out = rng.uniform(0.02, 0.07, 2)
            mesh.box('bearer', (-out[0], v, 0), (profile.overall + out[1], v + 0.1, BEARER), timber, 0.003, where)

    bearers(rng, Matrix())
    place = Matrix.Translation(Vector((rng.normal(0, 0.0015), rng.uniform(-0.012, 0.012), BEARER))) @ Matrix.Rotation(rng.normal(0, 0.001), 4, 'Z')
    # Loose sheets, so that each is seen. Bare ones are waves, and each lies behind the one below: steps keep tiles from lying so,
    # and flat pans would show as broken zigzags.
    pile(place, profile, datas, rng, count=12, gap=0.003, step_back=0.0 if painted else 0.03)
    if painted:
        # A second pile of the same sheets, further back. Bare sheets there would mirror the timber, and look rusty.
        other = np.random.default_rng(len(slug) + 1)
        beside = Matrix.Translation(Vector((profile.overall + 0.62, 0.55, 0))) @ Matrix.Rotation(-0.05, 4, 'Z')
        bearers(other, beside)
        pile(beside @ Matrix.Translation(Vector((0, 0, BEARER))), profile, datas, other, count=16, gap=0.003, step_back=0.0)
    views.golden_hour((232, 38), seed=2.0, clouds=0.25 if painted else 0.5, exposure=0.05 if painted else -0.1, glow=0.0, saturation=0.8 if painted else 0.4)
    light.camera((-0.42, -1.26, 0.52), (0.44, 0.22, 0.14), 54, 22, (0.25, 0.05, 0.15))
    return list(bpy.data.objects)
