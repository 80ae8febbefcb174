"""Loose sheets on timber bearers in a dealer's yard, seen end-on."""
import math

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

# Paint of tiles and the azimuth and elevation of the sun, in degrees: nearly against the light waves glint, and each step is in shade.
# Deep rolls would mirror it as broad white stripes, which look like plastic: they are duller, and the sun is further to the left.
LOW_WAVES = ({'roughness': 0.40, 'coat': 0.24, 'coat_roughness': 0.14}, (112, 33))
DEEP_ROLLS = ({'roughness': 0.45, 'coat': 0.09, 'coat_roughness': 0.22, 'specular': 0.36}, (142, 32))
# Waves of at least this depth, in metres, are deep rolls.
MIN_DEEP = 0.03

# Photographed trees and sky that sheets mirror: their turn in degrees, and how bright they are.
MIRRORED = (120, 5)

# Height of the timber below a pile.
BEARER = 0.085


def nested(profile):
    """Vertical distance of sheets that touch: their thickness on the steepest flank."""
    run, rise = np.abs(np.diff(profile.section, axis=0)).T
    steepest = float(np.max(rise / np.maximum(run, 1e-6)))
    return sheets.THICKNESS * (1 + min(steepest, 2.0) ** 2) ** 0.5


def pile(place, profile, long, sheeting, edge, rng, count):
    """
    Nested sheets as counted out by hand: they touch in places and part in others, and their ends differ by some millimetres.
    Waves slide over each other; ribs and steps hold sheets in place, so that only their cut ends differ.
    """
    slides = not profile.step_length and profile.rib_spacing < 0.1
    z = 0.001
    for i in range(count):
        obj = sheets.sheet('sheet', profile, 0, long, sheeting, None, seed=int(rng.integers(1, 10 ** 6)), wave=0.0)
        sheets.bare_edges(obj, edge)
        points = np.empty(len(obj.data.vertices) * 3, np.float32)
        obj.data.vertices.foreach_get('co', points)
        points = points.reshape(-1, 3)
        u, v = points[:, 0].copy(), points[:, 1].copy()
        a, b, c = rng.uniform(0, 6.28, 3)
        swell = 0.30 + 0.45 * np.sin(u * rng.uniform(4, 9) + a) + 0.25 * np.sin(u * rng.uniform(15, 30) + b) + 0.15 * np.sin(v * rng.uniform(2, 6) + c)
        # They touch along their sides: apart, their thin edges look frayed.
        swell *= np.clip((profile.overall - u) / 0.10, 0, 1)
        z = z + nested(profile) + 0.0002 + min(rng.exponential(0.0011), 0.0022) * np.clip(swell, 0, 1)
        points[:, 2] += z
        # Cut ends: not quite square, and of different lengths.
        end = np.clip(1 - v / 0.1, 0, 1)
        points[:, 1] += end * ((0.0 if slides else np.clip(rng.normal(0, 0.0016), -0.003, 0.003)) + rng.normal(0, 0.001) * (u / profile.overall - 0.5))
        # Handling bends the corners of the outer sheets.
        if i == count - 1:
            points[:, 2] += 0.0015 * np.clip(1 - v / 0.12, 0, 1) * np.clip((u - profile.overall + 0.16) / 0.16, 0, 1) ** 2
        if i == 0:
            points[:, 2] -= 0.003 * np.clip(1 - v / 0.12, 0, 1) * np.clip(1 - u / 0.12, 0, 1) ** 2
        obj.data.vertices.foreach_set('co', points.ravel())
        obj.data.update()
        shove = Vector((rng.normal(0, 0.0003), rng.uniform(-0.0015, 0.0015) if slides else rng.normal(0, 0.0004), 0))
        obj.matrix_world = place @ Matrix.Translation(shove) @ Matrix.Rotation(rng.normal(0, 0.0008 if slides else 0.0003), 4, 'Z')


def timber_stack(x, y, seed):
    """Sawn timber stacked for sale, its ends to the yard."""
    rng = np.random.default_rng(seed)
    woods = [materials.timber('stacked ' + c, c, along=1, roughness=0.9, sawn=True) for c in ('#75614a', '#65533f', '#85704f')]
    for v in (0.25, 1.5, 2.7):
        mesh.box('rest', (x - 0.05, y + v, 0), (x + 1.32, y + v + 0.1, 0.12), woods[0], 0.003)
    for row in range(7):
        for k in range(11 - int(rng.integers(0, 2)) - row // 3):
            lo = (x + 0.115 * k + rng.normal(0, 0.006), y + rng.normal(0, 0.07), 0.12 + 0.080 * row)
            mesh.box('stacked timber', lo, (lo[0] + 0.10, lo[1] + 3.0, lo[2] + 0.072), woods[int(rng.integers(0, 3))], 0.003)


def other_pile(x, y, turn, colour, count, shining=False):
    """Sheets of another kind further back in the yard, out of focus."""
    profile = kernel.profiles()['box']
    steel = materials.plain('other steel', colour, 0.4, 0.9 if shining else 0.0)
    wood = materials.timber('other bearer', '#6e5f4a', along=0, roughness=0.9, sawn=True)
    place = Matrix.Translation(Vector((x, y, 0))) @ Matrix.Rotation(turn, 4, 'Z')
    for v in (0.2, 1.4, 2.6):
        mesh.box('other bearer', (-0.06, v, -0.02), (profile.overall + 0.05, v + 0.1, 0.12), wood, 0.004, place)
    rng = np.random.default_rng(count)
    for i in range(count):
        at = Matrix.Translation(Vector((rng.normal(0, 0.002), rng.normal(0, 0.02), 0.122 + 0.004 * i)))
        sheets.sheet('other sheet', profile, 0, 3.0, steel, place @ at, seed=i, near=False)


def store(x, y, wash, foot, door):
    """The dealer's store: a wall with doors behind a veranda on posts."""
    wall = materials.render_wall('store wall', wash)
    dado = materials.plain('dado', foot, 0.6, noise_scale=2, vary=0.2)
    leaf = materials.plain('door', door, 0.5, noise_scale=3, vary=0.2)
    dark = materials.plain('inside', '#15130f', 0.9)
    post = materials.timber('post', '#5d4a38', along=2, roughness=0.9, sawn=True)
    mesh.box('wall', (x, y, -0.1), (x + 9, y + 0.3, 3.0), wall)
    mesh.box('dado', (x - 0.01, y - 0.02, -0.1), (x + 9, y + 0.1, 0.6), dado)
    for v in (1.1, 4.6):
        mesh.box('opening', (x + v, y - 0.03, 0.05), (x + v + 1.3, y, 2.2), dark)
        for side in (-0.66, 1.32):
            mesh.box('door', (x + v + side, y - 0.09, 0.05), (x + v + side + 0.64, y - 0.04, 2.2), leaf, 0.004)
    for v in (0.1, 2.9, 5.7, 8.5):
        mesh.box('post', (x + v, y - 1.9, -0.1), (x + v + 0.12, y - 1.78, 2.5), post, 0.006)
    mesh.box('veranda', (x - 0.4, y - 2.2, 2.5), (x + 9.4, y + 0.3, 2.6), leaf)


def dry_leaves(rng, count, height):
    """Fallen leaves, curled as they dry."""
    points, faces = [], []
    for _ in range(count):
        x, y = rng.uniform((-0.9, -0.9), (2.2, 2.4))
        long, turn, curl, twist = rng.uniform(0.022, 0.05), rng.uniform(0, 6.28), rng.uniform(0.1, 0.5), rng.normal(0, 0.5)
        along, side = np.array([math.cos(turn), math.sin(turn), 0]), np.array([-math.sin(turn), math.cos(turn), 0])
        start = len(points)
        for t, w in ((0, 0.02), (0.12, 0.03), (0.25, 0.17), (0.45, 0.24), (0.7, 0.17), (0.88, 0.08), (1, 0.01)):
            middle = np.array([x, y, height(x, y) + 0.003]) + along * long * t + np.array([0, 0, long * curl * (t - 0.4) ** 2])
            for k in (-1, 0, 1):
                points.append(middle + side * (k * w * long) + np.array([0, 0, abs(k) * w * long * (0.5 + k * twist)]))
        faces.append(mesh.grid_faces(7, 3, start=start))
    mesh.from_arrays('dry leaves', points, np.concatenate(faces), materials.leaf('dry leaves', ['#6b4f30', '#7d6440', '#4f3e28', '#5f5836'], 0.15), smooth=True)


def boundary():
    """The yard's far end: grass at the foot of a hedge behind posts and rails, trees beyond."""
    pole = materials.timber('fence', '#6e5a45', along=2, roughness=0.9, sawn=True)
    for x in np.arange(-8, 16, 1.8):
        mesh.box('fence post', (x, 9.4, -0.1), (x + 0.11, 9.51, 1.15), pole, 0.01)
    rail = materials.timber('rail', '#77624b', along=0, roughness=0.9, sawn=True)
    for z in (0.4, 0.9):
        mesh.box('rail', (-9, 9.36, z), (16, 9.4, z + 0.09), rail, 0.006)
    undergrowth.hedge((-10, 10.6), (18, 11.2), 0.95, 0.9, 67, sprays_per_metre=260)
    rng = np.random.default_rng(3)
    spots = [(x, y, -0.01) for x, y in rng.uniform((-9, 7.6), (16, 10.2), (420, 2)) if rng.random() < (y - 7.2) / 2.4]
    undergrowth.grass('grass at the hedge', 4, spots, undergrowth.GRASSES['dry'] + undergrowth.GRASSES['green'], height=0.2, blades=26)
    tree = trees.Tree('broadleaf', 12)
    for x, y, turn in ((-4.5, 15, 2.0), (3.2, 18, 0.3), (9.5, 16, 4.2), (15, 22, 1.2)):
        tree.stand((x, y, -0.1), turn, 0.9)


def uneven(rng, low, size, cell=0.01):
    """A patch of ground that heaves by some millimetres, as heights on a grid; it is level at its border."""
    count = int(size / cell)
    k = np.hypot(np.fft.fftfreq(count)[:, None], np.fft.fftfreq(count)[None]) * count
    wanted = np.where(k > 2, np.maximum(k, 1) ** -1.45, 0)
    high = np.fft.ifft2(np.fft.fft2(rng.normal(0, 1, (count, count))) * wanted).real
    rim = np.clip(np.minimum(np.arange(count), np.arange(count)[::-1]) / 40, 0, 1)
    high = high / high.std() * 0.0006 * rim[:, None] * rim[None]
    x = low[0] + np.arange(count) * cell
    y = low[1] + np.arange(count) * cell
    points = np.stack([np.tile(x, count), np.repeat(y, count), high.ravel()], axis=1)

    def height(at_x, at_y):
        i, j = int((at_y - low[1]) / cell), int((at_x - low[0]) / cell)
        return high[i, j] if 0 <= i < count and 0 <= j < count else 0.0

    return points, mesh.grid_faces(count, count), height


def yard(kind, bare, rng):
    """A yard of worn concrete with stones and leaves, with timber and other sheets for sale."""
    floor = materials.worn_concrete('yard floor', shift=rng.uniform(0, 3, 3))
    points, faces, height = uneven(rng, (-1.6, -1.2), 4.2)
    mesh.from_arrays('near floor', points, faces, floor, smooth=True)
    mesh.from_arrays('floor', [(-60, -60, -0.004), (60, -60, -0.004), (60, 60, -0.004), (-60, 60, -0.004)], [(0, 1, 2, 3)], floor)
    # What the broom left.
    for seed, count, colour, largest, rarity in ((5, 500, '#8f8474', 0.003, 2), (6, 90, '#6d655b', 0.006, 3)):
        undergrowth.pebbles(seed + 10 * kind, count, (-0.9, -0.95), (1.9, 1.5), lambda x, y: 1, lambda x, y: height(x, y) - 0.001, colour=colour, largest=largest, rarity=rarity)
    dry_leaves(rng, 24, height)
    # Bare metal would mirror the dark hedge and look mossy.
    before = set(bpy.data.objects)
    boundary()
    for obj in set(bpy.data.objects) - before:
        obj.visible_glossy = not bare
    if bare:
        # It mirrors a grey tree line instead: without dark bands, waves of zinc look as even as paper.
        undergrowth.mirrored_trees(16.0, 6.3, '#989b8f')
    if kind == 0:
        timber_stack(0.2, 4.2, seed=6)
        other_pile(2.3, 4.6, -0.12, '#2f4a63', 18)
    elif kind == 1:
        timber_stack(2.6, 4.4, seed=8)
        other_pile(0.5, 4.9, 0.1, '#5c2a22' if bare else '#9aa0a2', 22, shining=not bare)
    else:
        timber_stack(-0.2, 4.6, seed=11)
        other_pile(1.7, 4.2, 0.05, '#7c7f7d', 14, shining=True)
    # Bare metal would mirror a wall as a line along each ridge.
    if not bare:
        store(*((-6.5, 9.0) if kind == 1 else (2.4, 8.8)), *(('#c7cdc6', '#566a70', '#6b4a33') if kind == 1 else ('#d6d3ca', '#8a5a42', '#3c5568')))


def build(slug):
    profile = kernel.profiles()[products.PRODUCTS[slug]['profile']]
    painted = products.PRODUCTS[slug]['painted']
    if profile.step_length:
        paint, sun = DEEP_ROLLS if profile.depth >= MIN_DEEP else LOW_WAVES
        sheeting = materials.painted_steel(slug, products.NEUTRAL, **paint)
    elif painted:
        # Duller than elsewhere: flat pans would mirror so much of the bright sky that dark paint looks grey.
        sheeting = materials.painted_steel(slug, products.NEUTRAL, roughness=0.5, coat=0.0, specular=0.26)
        # From the left, so low that ribs have a bright and a dark side.
        sun = (207, 31)
    else:
        sheeting = products.sheet_material(slug, shining=True)
        # Nearly against the light, so that waves glint.
        sun = (128, 31)
    long = 6 * profile.step_length if profile.step_length else 2.4
    kind = (sorted(products.PRODUCTS).index(slug) + 1) % 3
    rng = np.random.default_rng(len(slug))
    yard(kind, not painted, rng)
    # A wall behind the camera lights the ends in shade.
    mesh.box('wall opposite', (-9, -3.4, 0), (11, -3.2, 2.2), materials.plain('limewash', '#e3d9c3', 0.9))
    # Cut ends are dull.
    zinc = materials.plain('cut edge', '#a3a5a6' if painted else '#b9bbbd', 0.5, 0.4, noise_scale=90, vary=0.45)
    timber = materials.timber('bearer', '#5f5446', along=0, roughness=0.9, sawn=True)

    def bearers(rng, where):
        # The first is near the ends: sheets that hang free for more than a hand's breadth seem to float.
        for v in (0.10, long * 0.55, long - 0.3):
            inset = rng.uniform(0.01, 0.07, 2)
            mesh.box('bearer', (inset[0], v, -0.03), (profile.overall - inset[1], v + 0.1, BEARER), timber, 0.003, where)

    bearers(rng, Matrix())
    place = Matrix.Translation(Vector((rng.normal(0, 0.0015), rng.uniform(-0.012, 0.012), BEARER))) @ Matrix.Rotation(rng.normal(0, 0.001), 4, 'Z')
    # The gaps between more tiles add up to a dark rim, as of a rubber mat.
    pile(place, profile, long, sheeting, zinc, rng, count=6 if profile.step_length else 12)
    if painted:
        # A second pile of the same sheets, further back. Bare sheets there would mirror the timber, and look rusty.
        other = np.random.default_rng(len(slug) + 1)
        beside = Matrix.Translation(Vector((profile.overall + 0.62, 0.75, 0))) @ Matrix.Rotation(-0.05, 4, 'Z')
        bearers(other, beside)
        pile(beside @ Matrix.Translation(Vector((0, 0, BEARER))), profile, long, sheeting, zinc, other, count=16)
    views.golden_hour(sun, seed=2.0, clouds=0.6 if painted else 0.45, exposure=0.7 if profile.step_length else 0.55 if painted else 0.26, glow=0.0, saturation=0.8 if painted else 0.5, mirrored=MIRRORED)
    # Bare sheets are narrower.
    aim, lens = ((0.46, 0.22, 0.19), 50) if painted else ((0.35, 0.22, 0.175), 56)
    light.camera((-0.42, -1.26, 0.52), aim, lens, 7.1, (0.25, 0.05, 0.13))
    return list(bpy.data.objects)
