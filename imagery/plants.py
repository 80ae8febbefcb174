"""Leaf-card plants and the land behind: every leaf is a small folded blade of its own."""
import math

import bpy
import numpy as np
from mathutils import Vector

import materials
import mesh

GREEN = ['#2c3d16', '#3c5220', '#566b2a', '#6d7c36']


def leaves(name, centres, out, length, width, material, rng, droop=0.3, fold=0.25, jitter=0.6):
    """Folded blades: `centres` (n x 3) are their feet, `out` the way they point."""
    n = len(centres)
    direction = out + rng.normal(0, jitter, (n, 3))
    direction[:, 2] -= droop
    direction /= np.linalg.norm(direction, axis=1)[:, None] + 1e-9
    side = np.cross(direction, np.array([0, 0, 1.0]) + rng.normal(0, 0.5, (n, 3)))
    side /= np.linalg.norm(side, axis=1)[:, None] + 1e-9
    normal = np.cross(side, direction)
    size = rng.uniform(0.65, 1.25, n)[:, None]
    foot = centres
    tip = centres + direction * length * size - np.array([0, 0, 0.12 * length]) * size
    middle = centres + direction * length * 0.5 * size - normal * width * fold
    left = centres + direction * length * 0.45 * size + side * width * 0.5 * size
    right = centres + direction * length * 0.45 * size - side * width * 0.5 * size
    vertices = np.stack([foot, left, tip, right, middle], axis=1).reshape(-1, 3)
    base = np.arange(n)[:, None] * 5
    triangles = np.concatenate([base + np.array(t) for t in ((0, 4, 1), (1, 4, 2), (2, 4, 3), (3, 4, 0))])
    return mesh.from_arrays(name, vertices, triangles, material)


def tubes(name, limbs, material, sides=7):
    """Branches: each limb is a row of (point, radius)."""
    vertices, faces, start = [], [], 0
    angle = np.linspace(0, 2 * math.pi, sides + 1)
    for points, radii in limbs:
        points = np.asarray(points)
        along = np.gradient(points, axis=0)
        along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
        helper = np.where(np.abs(along[:, 2:3]) > 0.9, [[1.0, 0, 0]], [[0, 0, 1.0]])
        a = np.cross(along, helper)
        a /= np.linalg.norm(a, axis=1)[:, None] + 1e-9
        b = np.cross(along, a)
        ring = points[:, None, :] + (a[:, None, :] * np.cos(angle)[None, :, None] + b[:, None, :] * np.sin(angle)[None, :, None]) \
            * np.asarray(radii)[:, None, None]
        vertices.append(ring.reshape(-1, 3))
        faces.append(mesh.grid_faces(len(points), sides + 1, start=start))
        start += len(points) * (sides + 1)
    return mesh.from_arrays(name, np.concatenate(vertices), np.concatenate(faces), material, smooth=True)


def limb(start, direction, length, radius, rng, bend, lift, pieces=6, taper=0.55):
    points, p, d = [np.array(start, float)], np.array(start, float), np.array(direction, float)
    for _ in range(pieces):
        d = d + rng.normal(0, bend, 3) + np.array([0, 0, lift])
        d /= np.linalg.norm(d)
        p = p + d * length / pieces
        points.append(p)
    radii = np.linspace(radius, radius * taper, pieces + 1)
    return np.array(points), radii, d


def skeleton(rng, height, trunk, spread, levels, lift, bend=0.12, radius=0.16, fork=4, flat=0.0):
    """Grows a tree: limbs for the bark, twigs (foot, direction, length) for the leaves."""
    limbs, twigs = [], []
    points, radii, d = limb((0, 0, -0.1), (rng.normal(0, .06), rng.normal(0, .06), 1), trunk, radius, rng, bend * 0.5, 0.03, 7, 0.62)
    limbs.append((points, radii))
    tips = [(points[-1], d, radii[-1], height - trunk)]
    for level in range(levels):
        fresh = []
        for p, d, r, reach in tips:
            children = fork + int(rng.integers(0, 2)) if level == 0 else int(rng.integers(2, 4))
            turn = rng.uniform(0, 6.28)
            for k in range(children):
                a = turn + k * 2 * math.pi / children + rng.normal(0, 0.25)
                lean = spread * rng.uniform(0.7, 1.25)
                way = d * (1 - flat * 0.3) + np.array([math.cos(a), math.sin(a), 0]) * lean
                way /= np.linalg.norm(way)
                long = reach * rng.uniform(0.42, 0.68) * (1.0 if level else 1.1)
                q, rr, e = limb(p, way, long, r * 0.68, rng, bend, lift, 5)
                limbs.append((q, rr))
                fresh.append((q[-1], e, rr[-1], reach * 0.72))
                if level >= levels - 2:
                    for s in (2, 3, 4, 5):
                        side = e + rng.normal(0, 0.7, 3)
                        twigs.append((q[s], side / np.linalg.norm(side), long * 0.5))
        tips = fresh
    for p, d, r, reach in tips:
        for _ in range(3):
            side = d + rng.normal(0, 0.55, 3)
            twigs.append((p, side / np.linalg.norm(side), reach * 0.45))
    return limbs, twigs


def spray(rng, twigs, per_twig, scatter, squash=1.0):
    """Feet and headings of leaves strung along the twigs."""
    feet, out = [], []
    for p, d, length in twigs:
        t = rng.uniform(0.1, 1.0, per_twig)[:, None]
        spot = p + d * length * t + rng.normal(0, scatter, (per_twig, 3)) * np.array([1, 1, squash])
        feet.append(spot)
        out.append(np.tile(d, (per_twig, 1)))
    return np.concatenate(feet), np.concatenate(out)


def group(objects, place, turn=0.0, scale=1.0):
    for obj in objects:
        obj.location = place
        obj.rotation_euler = (0, 0, turn)
        obj.scale = (scale,) * 3
    return objects


def again(objects, place, turn=0.0, scale=1.0):
    """The same plant once more, sharing its meshes."""
    return group([mesh.link(bpy.data.objects.new(o.name, o.data)) for o in objects], place, turn, scale)


BARK = {}


def bark(colour='#5b4a3b'):
    if colour not in BARK or BARK[colour].name not in bpy.data.materials:
        BARK[colour] = materials.plain('bark', colour, 0.95, noise_scale=14, vary=0.5, bump=0.6)
    return BARK[colour]


def broadleaf(place, seed, height=8.0, colours=GREEN, leaf_length=0.24, density=44, trunk=0.24, scatter=0.035):
    rng = np.random.default_rng(seed)
    limbs, twigs = skeleton(rng, height, height * trunk, 0.75, 4, 0.05, radius=height * 0.024)
    feet, out = spray(rng, twigs, density, height * scatter)
    return group([tubes('trunk', limbs, bark()),
                  leaves('leaves', feet, out, leaf_length, leaf_length * 0.42, materials.leaf('leaf', colours), rng)], place, seed)


def acacia(place, seed, height=8.0):
    """Umbrella thorn: bare forking limbs under a flat, broken roof of tiny leaves."""
    rng = np.random.default_rng(seed)
    limbs, twigs = skeleton(rng, height, height * 0.36, 1.15, 4, -0.015, radius=height * 0.02, fork=4, flat=1.0)
    tops = [t for t in twigs if t[0][2] > height * 0.60]
    feet, out = spray(rng, tops, 90, height * 0.045, 0.22)
    out = out * np.array([1, 1, 0.2])
    colours = ['#39451c', '#4d5a26', '#68702f', '#7d7f3c']
    return group([tubes('trunk', limbs, bark('#54463a')),
                  leaves('leaves', feet, out, 0.17, 0.10, materials.leaf('acacia leaf', colours), rng, 0.0)], place, seed)


def jacaranda(place, seed, height=8.0, lilac=('#6a5a9c', '#8471b4', '#9d8cc8', '#b9a9d8'), flower=0.18):
    rng = np.random.default_rng(seed)
    limbs, twigs = skeleton(rng, height, height * 0.28, 0.85, 4, 0.03, radius=height * 0.022)
    flowers, out = spray(rng, twigs, 46, height * 0.032)
    greens, out2 = spray(rng, twigs[::2], 16, height * 0.035)
    violet = materials.leaf('jacaranda', list(lilac), 0.4)
    return group([tubes('trunk', limbs, bark('#4f4338')),
                  leaves('flowers', flowers, out, flower, flower * 0.72, violet, rng, 0.1, 0.4, 0.9),
                  leaves('leaves', greens, out2, 0.22, 0.08, materials.leaf('fern leaf', GREEN), rng, 0.3)], place, seed)


def banana(place, seed, height=3.6, stems=3):
    """Pseudo-stems with long arching leaves, torn along the veins."""
    rng = np.random.default_rng(seed)
    green = materials.leaf('banana leaf', ['#4c6a24', '#63812f', '#7d9440'], 0.4, 0.38)
    stalk = materials.plain('banana stem', '#7a7a45', 0.6, noise_scale=6, vary=0.5)
    objects = []
    vertices, faces, start = [], [], 0
    limbs = []
    for s in range(stems):
        foot = np.array([rng.normal(0, 0.5), rng.normal(0, 0.5), 0.0])
        tall = height * rng.uniform(0.75, 1.05) * 0.5
        lean = rng.normal(0, 0.08, 2)
        spine = np.array([foot + np.array([lean[0] * t, lean[1] * t, 1.0 * t]) * tall for t in np.linspace(0, 1, 6)])
        limbs.append((spine, np.linspace(0.13, 0.06, 6)))
        for k in range(9):
            a = k * 2.4 + rng.normal(0, 0.3)
            upright = rng.uniform(0.35, 1.5) if k else 2.5
            d = np.array([math.cos(a), math.sin(a), upright])
            d /= np.linalg.norm(d)
            long = height * rng.uniform(0.42, 0.6)
            p = spine[-1].copy()
            rib = [p]
            for _ in range(14):
                d = d + np.array([0, 0, -0.115 * (1.2 if upright < 1 else 0.8)])
                d /= np.linalg.norm(d)
                p = p + d * long / 14
                rib.append(p)
            rib = np.array(rib)
            limbs.append((rib, np.linspace(0.022, 0.004, len(rib))))
            along = np.gradient(rib, axis=0)
            along /= np.linalg.norm(along, axis=1)[:, None]
            side = np.cross(along, [0, 0, 1.0])
            side /= np.linalg.norm(side, axis=1)[:, None] + 1e-9
            t = np.linspace(0, 1, len(rib))
            width = 0.30 * height / 3.6 * np.clip(np.sin(np.pi * np.clip((t - 0.12) / 0.9, 0, 1)) ** 0.55, 0, 1)
            for sign in (-1, 1):
                # Each strip between two tears is an island of its own and hangs a little differently.
                i = 1
                while i < len(rib) - 1:
                    j = min(len(rib) - 1, i + int(rng.integers(1, 4)))
                    sag = rng.uniform(0.1, 0.45)
                    gap = 0.94 if j < len(rib) - 1 else 1.0
                    strip = []
                    for q in range(i, j + 1):
                        edge = rib[q] if q < j else rib[q - 1] * (1 - gap) + rib[q] * gap
                        reach = side[q] * sign * width[q] * rng.uniform(0.9, 1.05)
                        strip += [edge, edge + reach * 0.55 + [0, 0, 0.03], edge + reach + np.array([0, 0, -sag * width[q]])]
                    vertices.append(np.array(strip))
                    faces.append(mesh.grid_faces(j - i + 1, 3, start=start))
                    start += len(strip)
                    i = j
    objects.append(tubes('stems', limbs, stalk))
    blade = mesh.from_arrays('blades', np.concatenate(vertices), np.concatenate(faces), green, smooth=True)
    return group(objects + [blade], place, seed)


def shrub(place, seed, size=(1.2, 1.2, 0.9), colours=GREEN, count=6000, leaf_length=0.07, bloom=None, bloom_share=0.5):
    """A bush of arching stems; `bloom` colours bracts towards the light."""
    rng = np.random.default_rng(seed)
    twigs = []
    for _ in range(70):
        a, r = rng.uniform(0, 6.28), math.sqrt(rng.uniform(0, 1))
        up = math.sqrt(max(0.05, 1 - r * r)) * rng.uniform(0.55, 1.1)
        tip = np.array([math.cos(a) * r * size[0], math.sin(a) * r * size[1], up * size[2]])
        foot = np.array([tip[0] * 0.35, tip[1] * 0.35, tip[2] * 0.15])
        twigs.append((foot, (tip - foot), 1.0))
    per = max(4, count // len(twigs))
    feet, out = spray(rng, twigs, per, 0.11 * size[0])
    feet[:, 2] = np.abs(feet[:, 2]) + 0.01
    parts = [tubes('stems', [(np.linspace(p, p + d, 5), np.linspace(0.014, 0.004, 5)) for p, d, _ in twigs], bark('#5f4b39'), 5)]
    outer = np.linalg.norm(feet / np.array(size), axis=1)
    is_bloom = (rng.uniform(0, 1, len(feet)) < bloom_share * np.clip((outer - 0.45) * 2.2, 0, 1.3)) if bloom else np.zeros(len(feet), bool)
    parts.append(leaves('leaves', feet[~is_bloom], out[~is_bloom], leaf_length, leaf_length * 0.55, materials.leaf('shrub leaf', colours), rng, 0.1, 0.25, 0.9))
    if bloom:
        parts.append(leaves('bracts', feet[is_bloom], out[is_bloom], leaf_length * 0.85, leaf_length * 0.72, materials.leaf('bracts', bloom, 0.45), rng, 0.0, 0.4, 1.0))
    return group(parts, place, seed)


def bougainvillea(place, seed, size=(1.3, 1.1, 1.4), count=9000, leaf_length=0.062):
    return shrub(place, seed, size, ['#2f4419', '#46602a', '#5f7636'], count, leaf_length, ['#8e1650', '#b01e63', '#c9367a', '#d95d94'], 0.85)


def grass(name, spots, seed, height=0.16, colours=('#59602a', '#7b7a38', '#9a8f4b', '#6d7a35'), blades=26):
    """Tufts at the given spots (n x 3)."""
    rng = np.random.default_rng(seed)
    spots = np.asarray(spots)
    feet = np.repeat(spots, blades, axis=0) + np.concatenate(
        [rng.normal(0, 0.045, (len(spots) * blades, 2)), np.zeros((len(spots) * blades, 1))], axis=1)
    out = np.tile([0, 0, 1.3], (len(feet), 1))
    return leaves(name, feet, out, height, 0.009, materials.leaf(name, list(colours), 0.3), rng, 0.0, 0.1, 0.45)


def hill(name, distance, height, seed, colour, haze, amount, bearing=90, width=1.5):
    """A ridge of hills across the view, seen from near the origin; `bearing` is where its middle lies."""
    rng = np.random.default_rng(seed)
    a = np.radians(bearing) + np.linspace(-width, width, 240)
    profile = np.zeros_like(a)
    for k in range(1, 9):
        profile += rng.normal(0, 1 / k ** 1.15) * np.sin(a * k * 2.2 + rng.uniform(0, 6.28))
    profile = height * (0.62 + 0.38 * (profile - profile.min()) / (profile.max() - profile.min()))
    rows = []
    for share, up in ((0.55, 0.0), (0.75, 0.45), (0.9, 0.82), (1.0, 1.0)):
        r = distance * share
        rows.append(np.stack([r * np.cos(a), r * np.sin(a), profile * up - 2], axis=1))
    return mesh.from_arrays(name, np.concatenate(rows), mesh.grid_faces(4, len(a)), materials.hazy(name, colour, haze, amount), smooth=True)


def ground(size=900, material=None):
    corners = [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)]
    return mesh.from_arrays('ground', corners, [(0, 1, 2, 3)], material or materials.red_earth())


def land(slug):
    """What lies behind a product's roof: the same earth and hills, other trees each time."""
    ground(material=materials.red_earth(grass_from=7.0, grass_to=12.0))
    hill('far hills', 900, 66, 5, '#66776c', '#a3a9ad', 0.60, 125)
    hill('near hills', 420, 21, 9, '#46532c', '#97937f', 0.34, 125)
    rng = np.random.default_rng(len(slug) * 7)
    kinds = [broadleaf((-60 + 30 * k, 70, 0), 200 + k, 6.5, ['#3a4a1e', '#4f6329', '#6b7b38', '#828a48'], 0.30, 40, 0.10) for k in range(3)]
    bush = shrub((-30, 38, 0), 300, (2.6, 2.2, 2.1), count=4500, leaf_length=0.2)
    for k in range(46):
        # A broken line of trees at the field's edge, scrub before it.
        a = math.radians(rng.uniform(75, 172))
        r = rng.uniform(72, 135)
        again(kinds[k % 3], (r * math.cos(a), r * math.sin(a), 0), rng.uniform(0, 6), rng.uniform(0.6, 1.15) * r / 95)
    for k in range(26):
        a = math.radians(rng.uniform(75, 172))
        r = rng.uniform(26, 80)
        again(bush, (r * math.cos(a), r * math.sin(a), 0), rng.uniform(0, 6), rng.uniform(0.3, 0.8) * (0.7 + r / 90))
    if slug == 'box-profile':
        acacia((-27, 30, 0), 3, 7.4)
    elif slug == 'versatile':
        broadleaf((-30, 33, 0), 21, 7.0, leaf_length=0.24)
        acacia((-6, 44, 0), 22, 7.6)
    elif slug == 'romantile':
        jacaranda((-25, 36, 0), 31, 7.4)
    elif slug == 'corrugated-iron-sheet':
        banana((-7.4, 6.4, 0), 41, 5.2, 4)
        banana((-9.6, 8.6, 0), 43, 5.4, 3)
    elif slug == 'maisha-alu-zinc-mabati':
        acacia((-12, 33, 0), 51, 7.6)
        acacia((-36, 36, 0), 52, 7.8)
    else:
        broadleaf((-24, 40, 0), 63, 6.6, leaf_length=0.24)
        banana((-15.5, 15.0, 0), 64, 4.6, 5)
