"""Hedges, shrubs, grass, fallen leaves and stones."""
import math

import bpy
import numpy as np
from mathutils import noise

import materials
import mesh
from trees import BRIGHT_GREEN, MANGO_GREEN, Spray, clothe, curve, tubes

HEDGE_GREEN = ['#2f4018', '#3f5220', '#52652c', '#6d7b3d']
BRACTS = ['#8a1a50', '#a8265f', '#bf3f76', '#cf6795']
GRASSES = {
    'dry': ['#8a7c46', '#a3935a', '#75713c', '#b5a66f'],
    'green': ['#53622c', '#68773a', '#7f8746', '#4a5a2a'],
}


def clothed(name, seed, spray, feet, ways, colours, translucency=0.4):
    return clothe(name, np.random.default_rng(seed), spray, np.asarray(feet), np.asarray(ways), materials.leaf(name, colours, translucency))


def hedge(start, end, height, depth, seed, colours=HEDGE_GREEN, sprays_per_metre=240, ground=lambda x, y: 0.0):
    """A clipped live fence between two points on the ground: sprays stand out of its sides and top, ragged where it has grown since."""
    rng = np.random.default_rng(seed)
    start, end = np.array([*start, 0.0]), np.array([*end, 0.0])
    long = np.linalg.norm(end - start)
    d = (end - start) / long
    side = np.array([-d[1], d[0], 0])
    count = int(long * sprays_per_metre)
    s, around = rng.uniform(0, long, count), rng.uniform(0, 2 * height + depth, count)
    wave = np.array([noise.noise((x * 0.8, seed, 0)) for x in s]) * 0.14 + np.array([noise.noise((x * 3, seed, 5)) for x in s]) * 0.06
    left, right = around < height, around > height + depth
    across = np.where(left, -depth / 2, np.where(right, depth / 2, around - height - depth / 2))
    up = np.where(left, around, np.where(right, around - height - depth, height)) + wave * (~left & ~right)
    out = side[None] * np.where(left, -1.0, np.where(right, 1.0, 0.0))[:, None] + np.array([0, 0, 1.0])[None] * np.where(left | right, 0.45, 1.0)[:, None]
    inward = rng.uniform(0.0, 0.22, count)[:, None]
    feet = start + d * s[:, None] + side * (across + wave)[:, None] + np.array([0, 0, 1.0]) * up[:, None] - out * inward
    feet[:, 2] += [ground(x, y) for x, y in feet[:, :2]]
    ways = out + rng.normal(0, 0.5, out.shape)
    clothed('hedge', seed, Spray(0.26, 22, 0.055, 0.030, 3, 0.25, 55), feet, ways, colours)
    # Dark inside, so that no daylight shows through.
    core = materials.plain('hedge core', '#1d2611', 0.95)
    z0, z1 = ground(*start[:2]) - 0.2, height * 0.86
    a, b = start, end
    w = side * depth * 0.26
    corners = [a - w, b - w, b + w, a + w]
    vertices = [(*c[:2], z) for z in (z0, z1) for c in corners]
    mesh.from_arrays('core', vertices, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], core)


def shrub(place, seed, size=(0.6, 0.6, 0.8), colours=BRIGHT_GREEN, spray=None, stems=26, density=9, bloom=None, bloom_share=0.0, bloom_spray=None):
    """Arching stems from one foot, each with sprays along it; `bloom` gives the outer sprays bracts."""
    rng = np.random.default_rng(seed)
    limbs, feet, ways = [], [], []
    for k in range(stems):
        a = k * 2.4 + rng.normal(0, 0.3)
        r = math.sqrt((k + 0.5) / stems)
        way = np.array([math.cos(a) * r * size[0], math.sin(a) * r * size[1], size[2] * (1.05 - 0.45 * r)])
        long = np.linalg.norm(way) * rng.uniform(0.85, 1.15)
        points, radii, dirs = curve(rng, rng.normal(0, 0.03, 3) * [1, 1, 0], way / np.linalg.norm(way), long, 0.012, 0.003, 0.16, -0.02, 8)
        limbs.append((points, radii))
        n = int(max(4, long * density))
        for share in np.linspace(0.22, 1.0, n):
            at = share * 8
            i = min(int(at), 7)
            feet.append(points[i] + (points[i + 1] - points[i]) * (at - i))
            out = dirs[i + 1] + rng.normal(0, 0.75, 3)
            ways.append(out / np.linalg.norm(out))
    feet, ways = np.array(feet), np.array(ways)
    parts = [tubes('stems', limbs, materials.bark('#5f4b39'), 5)]
    far = np.linalg.norm(feet / np.array(size), axis=1)
    # Blooms come in drifts, with leaves between them.
    drift = np.array([noise.noise(tuple(3.2 * c for c in foot[:2]) + (3.2 * foot[2] + seed,)) for foot in feet.tolist()] if bloom else np.zeros(len(feet)))
    blooms = rng.uniform(0, 1, len(feet)) < bloom_share * np.clip((far - 0.35) * 2.2, 0, 1.2) * np.clip(0.55 + 2.6 * drift, 0.03, 1.0) if bloom else np.zeros(len(feet), bool)
    spray = spray or Spray(0.22, 16, 0.065, 0.034, 2, 0.2, 55)
    parts.append(clothed('shrub %d' % seed, seed, spray, feet[~blooms], ways[~blooms], colours))
    if blooms.any():
        parts.append(clothed('bracts', seed + 1, bloom_spray or Spray(0.20, 22, 0.042, 0.036, 3, 0.15, 60), feet[blooms], ways[blooms], bloom, 0.45))
    for obj in parts:
        obj.location = place
        obj.rotation_euler = (0, 0, seed)
    return parts


def bougainvillea(place, seed, size=(1.0, 0.9, 1.7), stems=46):
    """Bracts in drifts over dark leaves."""
    return shrub(place, seed, size, ['#32461d', '#475d2a', '#617439'], Spray(0.24, 16, 0.055, 0.034, 2, 0.3, 55), stems, 14, BRACTS, 0.8)


def mirrored_trees(y, height, colour):
    """The outline of far trees that only metal shows, in its reflections: an upright sheet at `y`, about `height` high, which casts no shadow."""
    x = np.arange(-40, 40, 0.25)
    tops = height * (1 + 0.14 * np.sin(x * 0.7) + 0.06 * np.sin(x * 1.9 + 1.0) + 0.04 * np.sin(x * 4.3))
    line = np.concatenate([np.stack([x, np.full_like(x, y), z], axis=1) for z in (np.full_like(x, 0.0), tops)])
    seen = mesh.from_arrays('mirrored trees', line, mesh.grid_faces(2, len(x)), materials.plain('mirrored trees', colour, 1.0))
    seen.visible_camera = seen.visible_diffuse = seen.visible_shadow = False


def strap_leaves(place, seed, count=26, length=0.75, width=0.05, colours=MANGO_GREEN):
    """Agapanthus and the like: long leaves that arch out of one foot."""
    rng = np.random.default_rng(seed)
    return tuft('strap leaves', [place], rng, count, length, width, 0.10, 0.9, colours)


def tuft(name, spots, rng, blades, height, width, scatter, spread, colours):
    """Blades of four points a side that arch over; `spots` are their feet."""
    spots = np.asarray(spots, float)
    n = len(spots) * blades
    size = np.repeat(rng.uniform(0.55, 1.25, len(spots)), blades) * rng.uniform(0.6, 1.15, n)
    a = rng.uniform(0, 2 * math.pi, n)
    foot = np.repeat(spots, blades, axis=0) + np.stack([np.cos(a), np.sin(a), 0 * a], axis=1) * (scatter * np.sqrt(rng.uniform(0, 1, n)))[:, None]
    lean = spread * rng.uniform(0.15, 1.0, n)
    out = np.stack([np.cos(a), np.sin(a), np.zeros(n)], axis=1)
    side = np.stack([-np.sin(a), np.cos(a), np.zeros(n)], axis=1)
    rows = []
    for t, w in ((0, 0.8), (0.4, 1.0), (0.75, 0.7), (1.0, 0.06)):
        reach = (lean * t ** 1.7) * height * size
        up = (t - 0.42 * lean * t ** 2.2) * height * size
        middle = foot + out * reach[:, None] + np.stack([0 * up, 0 * up, up], axis=1)
        rows += [middle - side * (w * width / 2), middle + side * (w * width / 2)]
    points = np.stack(rows, axis=1).reshape(-1, 3)
    base = np.arange(n)[:, None, None] * 8
    faces = (base + np.array([[0, 1, 3, 2], [2, 3, 5, 4], [4, 5, 7, 6]])[None]).reshape(-1, 4)
    return mesh.from_arrays(name, points, faces, materials.leaf(name, list(colours), 0.3, 0.55))


def patches(rng, count, low, high, allowed, threshold, ground, scale=0.3):
    """Spots with grass: clumped by noise, thinner towards bare earth."""
    spots, tries = [], 0
    while len(spots) < count and tries < count * 60:
        tries += 1
        x, y = rng.uniform(low[0], high[0]), rng.uniform(low[1], high[1])
        room = allowed(x, y)
        if room <= 0:
            continue
        value = noise.noise((x * scale, y * scale, 7.7)) + 0.5 * noise.noise((x * 1.3, y * 1.3, 2.2))
        if value + 0.5 * min(1.0, room) < threshold + rng.normal(0, 0.07):
            continue
        spots.append((x, y, ground(x, y) - 0.008))
    return spots


def meadow(seed, count, low, high, allowed, ground):
    """Uncut grass of two kinds on land that is seen from afar."""
    for kind, colours, share, height in ((0, GRASSES['green'], 0.65, 0.20), (1, GRASSES['dry'], 0.35, 0.28)):
        spots = patches(np.random.default_rng(seed + kind), int(count * share), low, high, allowed, -0.05 + 0.2 * kind, ground, 0.15)
        tuft('meadow %d' % kind, spots, np.random.default_rng(seed + 10 + kind), 14, height, 0.016, 0.16, 1.2, colours)


def grass(name, seed, spots, colours, height=0.11, blades=22):
    return tuft(name, spots, np.random.default_rng(seed), blades, height, 0.007, 0.07, 1.1, colours)


# Colours of the blades of a turf: fresh, pale and dry grass.
TURF_COLOURS = (
    ['#46562a', '#5a6b33', '#6b7a3c', '#7f8a4a'],
    ['#55632f', '#6c783a', '#838a48', '#9c9657'],
    ['#6a6c38', '#868048', '#a0945a', '#7a7a40'],
)
TURFS_OF_A_KIND = 4
# Height of blades, radius of a turf and distance of turfs, in metres.
TURF_HEIGHT, TURF_RADIUS, TURF_SPACING = 0.05, 0.24, 0.26


def lawn(seed, low, high, allowed, ground, worn=0.42):
    """
    A dense lawn: round turfs of 2,400 blades, each a copy of one of a few, overlapping and turned. Broad noise decides where it is fresh
    or dry and how high it stands. It is thin where `allowed` falls to 0, and gone where noise is above `worn`.
    """
    rng = np.random.default_rng(seed)
    turfs = []
    for kind, colours in enumerate(TURF_COLOURS):
        for _ in range(TURFS_OF_A_KIND):
            a, r = rng.uniform(0, 2 * math.pi, 240), TURF_RADIUS * np.sqrt(rng.uniform(0, 1, 240))
            spots = np.stack([r * np.cos(a), r * np.sin(a), np.full(240, -0.004)], axis=1)
            made = tuft('turf %d' % kind, spots, rng, 10, TURF_HEIGHT, 0.0042, 0.03, 1.3, colours)
            turfs.append(made.data)
            bpy.data.objects.remove(made)
    for x in np.arange(low[0], high[0], TURF_SPACING):
        for y in np.arange(low[1], high[1], TURF_SPACING):
            px, py = x + rng.normal(0, 0.3 * TURF_SPACING), y + rng.normal(0, 0.3 * TURF_SPACING)
            room = allowed(px, py)
            if room <= 0:
                continue
            trodden = noise.noise((px * 0.45, py * 0.45, seed + 3.3)) + 0.4 * noise.noise((px * 1.7, py * 1.7, seed)) - 0.25 * min(1.0, room)
            if trodden > worn + rng.normal(0, 0.06):
                continue
            dry = noise.noise((px * 0.33, py * 0.33, seed + 9.1)) + 0.5 * noise.noise((px * 1.1, py * 1.1, seed + 1.0)) + rng.normal(0, 0.22)
            kind = 0 if dry < -0.05 else 1 if dry < 0.38 else 2
            tall = (1 + 0.45 * noise.noise((px * 0.8, py * 0.8, seed + 5.0))) * min(1.0, 0.45 + room) * rng.uniform(0.75, 1.3)
            obj = mesh.link(bpy.data.objects.new('turf', turfs[TURFS_OF_A_KIND * kind + int(rng.integers(0, TURFS_OF_A_KIND))]))
            obj.location = (px, py, ground(px, py))
            obj.rotation_euler = (0, 0, rng.uniform(0, 2 * math.pi))
            obj.scale = (1.0, 1.0, tall)


def litter(seed, count, centre, radius, colours, allowed, ground, size=0.05):
    """Fallen leaves or petals, flat on the earth."""
    rng = np.random.default_rng(seed)
    xy = rng.normal(0, radius / 2, (count, 2)) + np.asarray(centre)
    xy = np.array([p for p in xy if allowed(*p) > 0])
    a = rng.uniform(0, 6.28, len(xy))
    points = np.array([(x, y, ground(x, y) + 0.008) for x, y in xy])
    d = np.stack([np.cos(a), np.sin(a), rng.normal(0.1, 0.2, len(a))], axis=1) * size * rng.uniform(0.5, 1.1, len(a))[:, None]
    s = np.stack([-np.sin(a), np.cos(a), rng.normal(0, 0.3, len(a))], axis=1) * size * 0.32
    quads = np.stack([points, points + d * 0.5 + s, points + d, points + d * 0.5 - s], axis=1).reshape(-1, 3)
    faces = np.arange(len(quads)).reshape(-1, 4)
    return mesh.from_arrays('litter', quads, faces, materials.leaf('litter %d' % seed, colours, 0.15))


def pebbles(seed, count, low, high, allowed, ground, colour='#8d6a52', largest=0.026, rarity=5):
    """Stones trodden into the earth; `largest` is the radius of the largest in metres, and fewer are large where `rarity` is higher."""
    rng = np.random.default_rng(seed)
    stone = materials.plain('pebble', colour, 0.95, noise_scale=30, vary=0.5)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=1)
    ball = bpy.context.object
    shape = np.array([v.co for v in ball.data.vertices])
    triangles = np.array([p.vertices for p in ball.data.polygons])
    bpy.data.objects.remove(ball)
    vertices, faces = [], []
    smallest = min(0.004, largest / 3)
    for _ in range(count):
        x, y = rng.uniform(low[0], high[0]), rng.uniform(low[1], high[1])
        if allowed(x, y) <= 0:
            continue
        size = smallest + (largest - smallest) * rng.random() ** rarity
        lumps = shape * (1 + rng.normal(0, 0.18, (len(shape), 1))) * rng.uniform(0.6, 1.2, 3) * [1, 1, 0.7] * size
        faces.append(triangles + len(vertices) * len(shape))
        vertices.append(lumps + [x, y, ground(x, y)])
    return mesh.from_arrays('pebbles', np.concatenate(vertices), np.concatenate(faces), stone, smooth=True)
