"""Bundles of sheets on timber bearers in a dealer's yard, their ends near the camera."""
import math
from typing import NamedTuple

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


class Look(NamedTuple):
    """How bundles of one kind of sheet look best."""
    # Arguments of `materials.painted_steel`; empty for bare metal.
    paint: dict
    # Azimuth and elevation of the sun, in degrees: nearly against the light, waves of zinc glint. From the side, a little in front, it shows the cut ends
    # of paint: in shade, with closer sheets, they are one black band. From further in front paint is dull, and low steps vanish.
    sun: tuple
    exposure: float
    # Sheets of each bundle, the lowest first.
    counts: tuple


RIBS = Look({'roughness': 0.38, 'coat': 0.28, 'coat_roughness': 0.16, 'ripple': 0.0005}, (200, 32), 0.45, (40, 46))
TILES = Look({'roughness': 0.38, 'coat': 0.5, 'coat_roughness': 0.05, 'ripple': 0.0003}, (198, 32), 0.6, (30, 44))
BARE = Look({}, (102, 46), 0.36, (46, 56))
# Mirrored, with the sun further behind, where zinc is brighter.
BARE_MIRRORED = BARE._replace(sun=(75, 40), exposure=0.1)

# Waves closer together than this, in metres, are narrow.
MAX_NARROW = 0.1

# Bundles that are laid out the other way round, with their light, half of them, so that they are not one picture six times.
FLIPPED = ('corrugated-iron-sheet', 'romantile', 'versatile')

# What sheets mirror of photographed trees and sky: its turn in degrees, and how bright it is. Paint mirrors the bright sky beside the sun.
MIRRORED_BY_BARE = (120, 5)
MIRRORED_BY_PAINT = (200, 5)

# Where the camera stands and what it looks at, above the top of the bundles and from their left-hand end, its lens and its aperture. The sheets fill
# the picture: from further away viewers saw an empty yard, from lower down cut ends that seemed like board or felt.
CAMERA = ((-0.30, -1.15, 0.42), (0.40, 0.18, 0.035), 70, 8)

# Colour of a high sun behind haze.
HAZE = (1.0, 0.93, 0.84)


def look_of(profile, painted, side):
    """The look of a product's bundles."""
    if not painted:
        return BARE if side > 0 else BARE_MIRRORED
    return TILES if profile.step_length else RIBS


def nested(profile):
    """Vertical distance of sheets that touch: their thickness on the steepest flank. Steeper ones give way, because flat pans lie closer than that."""
    run, rise = np.abs(np.diff(profile.section, axis=0)).T
    steepest = float(np.max(rise / np.maximum(run, 1e-6)))
    return sheets.THICKNESS * (1 + min(steepest, 1.1) ** 2) ** 0.5


def pile(place, profile, long, sheeting, edge, rng, count):
    """
    Nested sheets as thrown on by two people: they touch in places and part in others, their ends differ by millimetres and some stick out,
    corners are bent. Steps hold tiles in place, so that only their cut ends differ. Returns the height of the top sheet's flat parts.
    """
    slides = not profile.step_length
    # Narrow waves lie closest, and look frayed where their ends differ more.
    narrow = profile.rib_spacing < MAX_NARROW
    loose, apart = (0.0002, 0.0009) if narrow else (0.0003, 0.0014) if slides else (0.0008, 0.0014)
    strays = set(rng.choice(count, count // 16, replace=False).tolist())
    z = 0.001
    for i in range(count):
        obj = sheets.sheet('sheet', profile, 0, long, sheeting, None, seed=int(rng.integers(1, 10 ** 6)), wave=0.0, bends=True)
        sheets.bare_edges(obj, edge)
        points = np.empty(len(obj.data.vertices) * 3, np.float32)
        obj.data.vertices.foreach_get('co', points)
        points = points.reshape(-1, 3)
        u, v = points[:, 0].copy(), points[:, 1].copy()
        a, b, c = rng.uniform(0, 6.28, 3)
        swell = 0.30 + 0.45 * np.sin(u * rng.uniform(4, 9) + a) + 0.25 * np.sin(u * rng.uniform(15, 30) + b) + 0.15 * np.sin(v * rng.uniform(2, 6) + c)
        swell *= np.clip((profile.overall - u) / 0.10, 0, 1)
        gap = min(rng.exponential(loose), 3 * loose)
        z = z + nested(profile) + 0.0001 + gap * np.clip(swell, 0, 1)
        points[:, 2] += z
        # Cut ends: not quite square, and of different lengths.
        shove = float(np.clip(rng.normal(0, apart), -2.5 * apart, 2.5 * apart)) + (float(rng.uniform(0.003, 0.006 if narrow else 0.011)) * (-1 if rng.random() < 0.7 else 1) if i in strays else 0.0)
        end = np.clip(1 - v / 0.1, 0, 1)
        points[:, 1] += end * ((0.0 if slides else shove) + rng.normal(0, 0.0012) * (u / profile.overall - 0.5))
        # Handling dents ends and bends corners, most of the sheets that stick out and of the topmost ones.
        worn = 1.6 if i in strays or i == count - 1 else 0.35
        for at, wide in ((0.0, 0.06), (profile.overall, 0.07), (rng.uniform(0, profile.overall), 0.03)):
            up = worn * abs(rng.normal(0, 0.0016)) * (1 if i == count - 1 else 0.25)
            points[:, 2] += up * np.clip(1 - v / 0.10, 0, 1) ** 2 * np.clip(1 - np.abs(u - at) / wide, 0, 1) ** 2
        if i == 0:
            points[:, 2] -= 0.003 * np.clip(1 - v / 0.12, 0, 1) * np.clip(1 - u / 0.12, 0, 1) ** 2
        obj.data.vertices.foreach_set('co', points.ravel())
        obj.data.update()
        moved = Vector((rng.normal(0, 0.0004), shove if slides else rng.normal(0, 0.0004), 0))
        obj.matrix_world = place @ Matrix.Translation(moved) @ Matrix.Rotation(rng.normal(0, 0.0008 if slides else 0.0003), 4, 'Z')
    return float(np.max(z))


def bearer(start, end, y, wide, deep, material, place, rng):
    """A sawn bearer along x that lies on z = 0: not quite straight or square, its edges rounded and chipped, a little twisted."""
    x = np.linspace(start, end, int((end - start) / 0.003))

    def uneven(*waves):
        return sum(size * np.sin(x * 2 * math.pi / length + rng.uniform(0, 6.28)) for length, size in waves)

    twist = rng.normal(0, 0.012) * (x - (start + end) / 2)
    rows = []
    for side, level in ((0, 0), (1, 0), (1, 1), (0, 1)):
        wane = 0.0022 + np.clip(uneven((0.37, 0.0016), (0.11, 0.0012), (0.029, 0.0007), (0.011, 0.0004)), -0.0016, 0.004)
        # Splinters have come off the edge.
        for _ in range(3):
            at, size = rng.uniform(start, end), rng.uniform(0.002, 0.008)
            wane = np.maximum(wane, size * np.clip(1.2 - np.abs(x - at) / rng.uniform(0.012, 0.05), 0, 1) ** 0.5)
        edge_y = wide * side + uneven((0.9, 0.0012), (0.27, 0.0006), (0.06, 0.0003), (0.013, 0.00012))
        edge_z = deep * level + (uneven((0.8, 0.0008), (0.2, 0.0005), (0.05, 0.0002)) - 0.001 if level else 0.0)
        inward, down = (1 - 2 * side), (1 - 2 * level)
        corner = [(inward * wane, 0), (0.3 * inward * wane, 0.3 * down * wane), (0, down * wane)]
        for dy, dz in corner if side != level else corner[::-1]:
            yy, zz = edge_y + dy, edge_z + dz
            rows.append(np.stack([x, y + yy - twist * (zz - deep / 2), zz + twist * (yy - wide / 2)], axis=1))
    rows.append(rows[0])
    points = np.concatenate(rows)
    # Sawn off by hand: not square to its length.
    skew = rng.normal(0, 0.04, 2)
    points[:, 0] += skew[0] * (points[:, 1] - y) + skew[1] * points[:, 2]
    count = len(x)
    faces = [tuple(face) for face in mesh.grid_faces(len(rows), count, flip=True).tolist()]
    caps = []
    for column, turn in ((0, 1), (count - 1, -1)):
        ring = points[column::count][:-1]
        faces.append(tuple(range(len(points) + len(caps), len(points) + len(caps) + len(ring)))[::turn])
        caps += ring.tolist()
    obj = mesh.from_arrays('bearer', np.concatenate([points, caps]), faces, material, matrix=place)
    smooth = np.ones(len(obj.data.polygons), bool)
    smooth[-2:] = False
    obj.data.polygons.foreach_set('use_smooth', smooth)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(50)
    return obj


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


def yard(kind, bare, rng, middle, side):
    """A yard of worn concrete with stones and leaves, with timber and other sheets for sale. `side` is -1 where it is mirrored about x = `middle`."""
    floor = materials.worn_concrete('yard floor', shift=rng.uniform(0, 3, 3))
    points, faces, height = uneven(rng, (-1.6, -1.2), 4.2)
    mesh.from_arrays('near floor', points, faces, floor, smooth=True)
    mesh.from_arrays('floor', [(-60, -60, -0.004), (60, -60, -0.004), (60, 60, -0.004), (-60, 60, -0.004)], [(0, 1, 2, 3)], floor)
    # What the broom left.
    for seed, count, colour, largest, rarity in ((5, 1500, '#8f8474', 0.003, 2), (6, 260, '#6d655b', 0.007, 3)):
        undergrowth.pebbles(seed + 10 * kind, count, (-0.9, -0.95), (1.9, 0.9), lambda x, y: 1, lambda x, y: height(x, y) - 0.001, colour=colour, largest=largest, rarity=rarity)
    dry_leaves(rng, 40, height)
    before = set(bpy.data.objects)
    boundary()
    for obj in set(bpy.data.objects) - before:
        # Bare metal would mirror the dark hedge and look mossy.
        obj.visible_glossy = not bare
    if bare:
        # It mirrors a grey tree line instead: without dark bands, waves of zinc look as even as paper.
        undergrowth.mirrored_trees(16.0, 2.2, '#989b8f')
    before = set(bpy.data.objects)
    if kind == 0:
        timber_stack(-0.3, 4.4, seed=6)
        other_pile(1.5, 3.6, -0.12, '#2f4a63', 24)
    elif kind == 1:
        timber_stack(0.4, 4.0, seed=8)
        other_pile(-1.2, 4.6, 0.1, '#5c2a22' if bare else '#9aa0a2', 30, shining=not bare)
    else:
        timber_stack(1.3, 4.2, seed=11)
        other_pile(-0.2, 3.9, 0.05, '#7c7f7d', 24, shining=True)
    # Bare metal would mirror a wall as a line along each ridge. Behind the first place it looks like toy blocks.
    if not bare and kind:
        store(*((-6.5, 9.0) if kind == 1 else (2.4, 8.8)), *(('#c7cdc6', '#566a70', '#6b4a33') if kind == 1 else ('#d6d3ca', '#8a5a42', '#3c5568')))
    if side < 0:
        mirror = Matrix.Translation(Vector((2 * middle, 0, 0))) @ Matrix.Diagonal((-1, 1, 1, 1))
        bpy.context.view_layer.update()
        for obj in set(bpy.data.objects) - before:
            obj.matrix_world = mirror @ obj.matrix_world


def build(slug):
    profile = kernel.profiles()[products.PRODUCTS[slug]['profile']]
    painted = products.PRODUCTS[slug]['painted']
    place = sorted(products.PRODUCTS).index(slug)
    side = -1 if slug in FLIPPED else 1
    look = look_of(profile, painted, side)
    sheeting = materials.painted_steel(slug, products.NEUTRAL, **look.paint) if painted else products.sheet_material(slug, shining=True)
    long = 7 * profile.step_length if profile.step_length else 3.0
    rng = np.random.default_rng(len(slug))
    middle = profile.overall / 2
    yard((place + 1) % 3, not painted, rng, middle, side)
    # A wall behind the camera lights the ends in shade; cream would turn bare ends brown.
    mesh.box('wall opposite', (-9, -3.4, 0), (11, -3.2, 3.4 if painted else 2.2), materials.plain('limewash', '#f2ead9' if painted else '#d6d5d1', 0.9))
    # By their bright cut ends thin painted sheets look like steel. Those of many bare sheets are duller: pale ones look like a white outline,
    # dark ones like felt, and ends that vary within millimetres like fibre board.
    cut = materials.plain('cut edge', '#d0d2d4', 0.4, 0.3, noise_scale=140, vary=0.6) if painted else materials.plain('cut edge', '#a2a4a6', 0.45, 0.8, noise_scale=60, vary=0.25)
    # Weathered: bare metal mirrors pale timber, and in sunlight its grain looks printed.
    woods = [materials.timber('bearer ' + colour, colour, along=0, roughness=0.9, sawn=True, near=True) for colour in (('#3b352e', '#332e28', '#403a33') if painted else ('#4f483f', '#453f38', '#565047'))]

    def bundles(place, rng, profile, sheeting, long):
        """Bundles on top of each other, on bearers. Returns their height."""
        top = 0.0
        for count, deep in zip(look.counts, (0.095, 0.07)):
            # The first is near the ends: sheets that hang free for more than a hand's breadth seem to float, and waves of bare metal mirror
            # the upper one as brown triangles where it lies further in. Below paint its grain is in the shadow of the ends.
            for v in (rng.uniform(0.05, 0.08) if painted else rng.uniform(0.012, 0.03), long * 0.52, long - 0.3):
                lying = place @ Matrix.Translation(Vector((0, 0, top - 0.002))) @ Matrix.Rotation(rng.normal(0, 0.012), 4, 'Z')
                bearer(-rng.uniform(0.01, 0.09), profile.overall + rng.uniform(0.0, 0.08), v, 0.095, deep, woods[int(rng.integers(0, len(woods)))], lying, rng)
            top += deep
            lying = place @ Matrix.Translation(Vector((rng.normal(0, 0.008), rng.normal(0, 0.012), top))) @ Matrix.Rotation(rng.normal(0, 0.004), 4, 'Z')
            top += pile(lying, profile, long, sheeting, cut, rng, count) + profile.depth
        return top

    top = bundles(Matrix(), rng, profile, sheeting, long)
    # Other sheets beside them, so that the picture is full: painted ones beside bare ones, which would mirror the timber and look rusty.
    other, steel = ('corrugated', materials.alu_zinc(new=True)) if painted else ('box', materials.painted_steel('charcoal steel', '#2b3035', roughness=0.42, coat=0.15, specular=0.4, dirt=0.5))
    beside = kernel.profiles()[other]
    lying = Matrix.Translation(Vector((profile.overall + 0.08 if side > 0 else -0.294 - beside.overall, 0.25, 0))) @ Matrix.Rotation(-0.03 * side, 4, 'Z')
    bundles(lying, np.random.default_rng(len(slug) + 1), beside, steel, 3.0)
    azimuth, elevation = look.sun
    azimuth = azimuth if side > 0 else 180 - azimuth
    if painted:
        views.golden_hour((azimuth, elevation), seed=2.0, clouds=0.4, exposure=look.exposure, glow=0.25, saturation=0.6, energy=5.2, strength=0.2, sun_width=1.2, mirrored=MIRRORED_BY_PAINT)
    else:
        # High haze instead of the low sun of the other pictures: soft shadows leave less to see on the floor.
        views.golden_hour((azimuth, elevation), seed=2.0, clouds=0.45, exposure=look.exposure, glow=0.0, saturation=0.5, sun_width=8.0, mirrored=MIRRORED_BY_BARE, sun_tint=HAZE)
    at, aim, lens, f_stop = CAMERA
    at, aim, focus = (Vector((middle + side * (x - middle), y, top + z)) for x, y, z in (at, aim, (0.14, 0.0, -0.06)))
    light.camera(at, aim, lens, f_stop, focus)
    return list(bpy.data.objects)
