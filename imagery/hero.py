"""The bungalow at golden hour: yard, planting, signs of life, and two cameras, one composed wide and one for phones."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

import house
import light
import materials
import mesh
import plants

SUN = (207, 24)


def lie(x, y):
    """Height of the yard: trodden flat by the house, a little uneven further out."""
    away = max(0.0, math.hypot(max(0, -x, x - 11.5), max(0, -y - 2, y - 7.5)) - 1.0)
    swing = min(1.0, away / 6)
    return -0.02 + swing * (0.10 * noise.noise((x * 0.22, y * 0.22, 1.3)) + 0.03 * noise.noise((x * 0.9, y * 0.9, 4.0)))


def path_distance(x, y):
    """Distance from the middle of the trodden path that swings from the steps to the gate."""
    middle = 4.1 - 0.055 * (y + 0.5) ** 2 * (1 if y < -0.5 else 0)
    return abs(x - middle) if y < 0 else 9.0


def yard():
    earth = materials.red_earth('yard earth', 15, 26, path=True)
    step = 0.25
    xs, ys = np.arange(-26, 34, step), np.arange(-26, 26, step)
    vertices = [(x, y, lie(x, y)) for y in ys for x in xs]
    mesh.from_arrays('yard', vertices, mesh.grid_faces(len(ys), len(xs)), earth, smooth=True)
    far = [(-900, -900, -0.25), (900, -900, -0.25), (900, 900, -0.25), (-900, 900, -0.25)]
    mesh.from_arrays('land', far, [(0, 1, 2, 3)], materials.red_earth('far earth', 10, 22))


def indoors(x, y, margin=0.35):
    return (-margin - 0.1 < x < 11.5 + margin and -margin - 0.2 < y < 7.6) or (7.1 - margin < x < 11.1 + margin and -1.9 - margin < y < 1) \
        or (3.0 < x < 5.2 and -1.3 < y < 0)


def grass_spots(rng, count, low, high, threshold):
    spots = []
    while len(spots) < count:
        x, y = rng.uniform(*low), rng.uniform(*high)
        if indoors(x, y) or path_distance(x, y) < 0.9 + 0.5 * noise.noise((x, y, 0)):
            continue
        patch = noise.noise((x * 0.3, y * 0.3, 7.7)) + 0.45 * noise.noise((x * 1.1, y * 1.1, 2.2))
        edge = min(1.0, max(0.0, math.hypot(max(0, -x - 1.5, x - 12), max(0, -y - 3.0, 0)) / 6))
        if patch + 0.55 * edge < threshold:
            continue
        spots.append((x, y, lie(x, y) - 0.01))
    return spots


def pebbles(rng, count):
    stone = materials.plain('pebble', '#8d6a52', 0.95, noise_scale=30, vary=0.5)
    vertices, faces, start = [], [], 0
    base = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 0.7), (0, 0, -0.5)], float)
    tri = np.array([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])
    for _ in range(count):
        x, y = rng.uniform(-9, 15), rng.uniform(-15, -0.5)
        if indoors(x, y, 0.1):
            continue
        size = 0.008 + 0.03 * rng.random() ** 4
        a = rng.uniform(0, 6.28)
        turn = np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]])
        vertices.append(base * rng.uniform(0.6, 1.2, 3) * size @ turn + [x, y, lie(x, y)])
        faces.append(tri + start)
        start += 6
    mesh.from_arrays('pebbles', np.concatenate(vertices), np.concatenate(faces), stone, smooth=True)


def petals(rng, centre, radius, count):
    """Fallen jacaranda flowers."""
    spots = rng.normal(0, radius / 2, (count, 2)) + centre
    spots = np.array([(x, y, lie(x, y) + 0.012) for x, y in spots if not indoors(x, y)])
    out = np.concatenate([rng.normal(0, 1, (len(spots), 2)), np.full((len(spots), 1), 0.08)], axis=1)
    violet = materials.leaf('petals', ['#7a6aae', '#9482c2', '#a999d2'], 0.2)
    plants.leaves('petals', spots, out, 0.05, 0.032, violet, rng, 0.0, 0.15, 0.05)


def tank(x, y):
    """A ribbed plastic rain tank on a stone stand."""
    black = materials.plain('tank', '#1d2022', 0.5, noise_scale=3, vary=0.25)
    block = materials.stone('tank stone')
    house.stone_band(block, 'x', y - 0.85, x - 0.85, x + 0.85, 1.7, -0.1, 0.55)
    outline, r, z = [(0, 0), (0.78, 0)], 0.78, 0.0
    for k in range(7):
        outline += [(r, z + 0.03), (r, z + 0.15), (r + 0.03, z + 0.175), (r + 0.03, z + 0.195), (r, z + 0.22)]
        z += 0.215
    outline += [(r, z + 0.03), (r - 0.06, z + 0.10), (r * 0.55, z + 0.24), (0.27, z + 0.27), (0.27, z + 0.33), (0.26, z + 0.345), (0, z + 0.36)]
    mesh.lathe('tank', (x, y, 0.55), outline, black)
    brass = materials.plain('tap', '#9a7b3f', 0.35, 1.0)
    mesh.beam('tap', (x, y - 0.76, 0.68), (x, y - 0.92, 0.68), 0.03, 0.03, brass)
    mesh.beam('tap', (x, y - 0.90, 0.68), (x, y - 0.90, 0.60), 0.028, 0.028, brass, up=(1, 0, 0))


def jerrycan(x, y, z, turn, colour='#c9a227'):
    """Twenty litres, as carried everywhere."""
    plastic = materials.plain('jerrycan', colour, 0.45, noise_scale=9, vary=0.25)
    matrix = Matrix.Translation(Vector((x, y, z))) @ Matrix.Rotation(turn, 4, 'Z')
    mesh.box('can', (-0.14, -0.09, 0), (0.14, 0.09, 0.33), plastic, 0.03, matrix)
    mesh.box('shoulder', (-0.12, -0.075, 0.31), (0.10, 0.075, 0.36), plastic, 0.025, matrix)
    mesh.box('handle', (-0.11, -0.018, 0.395), (0.05, 0.018, 0.42), plastic, 0.01, matrix)
    for u in (-0.10, 0.035):
        mesh.box('handle', (u - 0.014, -0.018, 0.34), (u + 0.014, 0.018, 0.41), plastic, 0.006, matrix)
    mesh.cylinder('lid', (0, 0, 0), 0.028, 0.05, materials.plain('lid', '#a33a2c', 0.5), 16, matrix=matrix @ Matrix.Translation(Vector((0.105, 0, 0.35))))


def bench(x, y, z, timber):
    for u in (0.12, 1.28):
        for d in (0.03, 0.35):
            mesh.box('leg', (x + u, y + d, z), (x + u + 0.06, y + d + 0.06, z + 0.42), timber, 0.004)
    for d in (0.0, 0.155, 0.31):
        mesh.box('slat', (x, y + d, z + 0.42), (x + 1.46, y + d + 0.13, z + 0.45), timber, 0.006)
    for h in (0.62, 0.80):
        mesh.box('back', (x, y + 0.42, z + h), (x + 1.46, y + 0.445, z + h + 0.11), timber, 0.006)
    for u in (0.12, 1.28):
        mesh.box('upright', (x + u, y + 0.40, z + 0.42), (x + u + 0.06, y + 0.425, z + 0.92), timber, 0.004)


def pot(x, y, z, seed, size=0.24):
    clay = materials.plain('clay', '#9c5433', 0.85, noise_scale=8, vary=0.3)
    outline = [(0, 0), (size * 0.62, 0), (size * 0.8, size * 0.6), (size * 0.95, size * 1.25), (size * 1.08, size * 1.27),
               (size * 1.08, size * 1.42), (size * 0.92, size * 1.42), (size * 0.9, size * 1.3), (0, size * 1.25)]
    mesh.lathe('pot', (x, y, z), outline, clay, 32)
    plants.shrub((x, y, z + size * 1.3), seed, (size * 1.4, size * 1.4, size * 2.4), count=900, leaf_length=0.11)


def wheelbarrow(x, y, turn):
    tray = materials.plain('barrow tray', '#4f6b57', 0.5, 0.0, noise_scale=6, vary=0.45)
    tube = materials.plain('barrow tube', '#3c3a38', 0.45, 0.6)
    rubber = materials.plain('tyre', '#1c1b1a', 0.8)
    m = Matrix.Translation(Vector((x, y, lie(x, y)))) @ Matrix.Rotation(turn, 4, 'Z')
    low = [(-0.28, -0.20), (0.30, -0.20), (0.30, 0.20), (-0.28, 0.20)]
    high = [(-0.48, -0.33), (0.50, -0.33), (0.50, 0.33), (-0.48, 0.33)]
    vertices = [(a, b, 0.34) for a, b in low] + [(a, b, 0.62 + (0.06 if a > 0 else 0)) for a, b in high]
    obj = mesh.from_arrays('tray', vertices, [(3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], tray, matrix=m)
    solid = obj.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = 0.008
    for side in (-1, 1):
        a, b = m @ Vector((0.62, side * 0.06, 0.17)), m @ Vector((-0.95, side * 0.30, 0.52))
        mesh.beam('handle', a, b, 0.03, 0.03, tube, 0.008)
        mesh.beam('leg', m @ Vector((-0.30, side * 0.22, 0.36)), m @ Vector((-0.36, side * 0.24, 0.0)), 0.025, 0.025, tube, up=(1, 0, 0))
    axle = m @ Matrix.Translation(Vector((0.62, 0.045, 0.18))) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    mesh.cylinder('wheel', (0, 0, 0), 0.18, 0.09, rubber, 28, bevel=0.025, matrix=axle)


def planting():
    rng = np.random.default_rng(77)
    plants.bougainvillea((-0.9, -0.75, 0), 11, (0.95, 0.8, 1.75), 12000, 0.055)
    plants.bougainvillea((6.35, -0.75, 0), 14, (0.6, 0.55, 1.15), 6000, 0.05)
    for k, (x, y, s) in enumerate(((1.0, -0.75, 0.5), (1.9, -0.7, 0.42), (2.6, -0.8, 0.36), (5.55, -0.8, 0.38), (8.2, -2.5, 0.45), (9.4, -2.45, 0.5), (10.6, -2.5, 0.42))):
        green = ['#33471d', '#4a6229', '#68803a'] if k % 2 else ['#4d5c2c', '#6a7638', '#8b8f4c']
        plants.shrub((x, y, 0), 400 + k, (s, s * 0.85, s * 1.15), green, 2400, 0.075)
    plants.banana((13.6, 0.6, 0), 21, 4.4, 4)
    plants.banana((15.2, 3.2, 0), 22, 4.8, 4)
    lilac = ('#8273a6', '#9b8dbc', '#b3a7cd', '#c8bedb')
    plants.jacaranda((-1.5, 15.5, 0), 31, 7.9, lilac, 0.12)
    plants.jacaranda((17.5, 16.5, 0), 37, 7.2, lilac, 0.12)
    # Out of the picture on the left: its shade lies across the yard.
    plants.broadleaf((-16.5, -14.6, 0), 48, 7.0)
    plants.broadleaf((6.5, 19.5, 0), 44, 6.8, leaf_length=0.15, density=95, scatter=0.027)
    plants.broadleaf((-11.0, 15.0, 0), 41, 6.6, leaf_length=0.15, density=95, scatter=0.027)
    plants.broadleaf((24.5, 13.5, 0), 46, 7.4, leaf_length=0.15, density=95, scatter=0.027)
    plants.acacia((33.0, 27.0, 0), 51, 9.5)
    kinds = [plants.broadleaf((-46 + 30 * k, 60, -0.2), 200 + k, 8.0, ['#3a4a1e', '#4f6329', '#6b7b38', '#828a48'], 0.34, 40, 0.12) for k in range(3)]
    for k in range(64):
        a = math.radians(rng.uniform(8, 150))
        r = rng.uniform(48, 120)
        plants.again(kinds[k % 3], (r * math.cos(a) + 5, r * math.sin(a), -0.2), rng.uniform(0, 6), rng.uniform(0.55, 1.1) * (0.6 + r / 200))
    # A clipped live fence at the back of the plot.
    hedge = plants.shrub((-24, 15.6, -0.1), 600, (1.7, 0.7, 1.7), ['#33451d', '#4b6029', '#637535'], 7000, 0.12)
    for k in range(1, 25):
        plants.again(hedge, (-24 + k * 2.9 + rng.uniform(-0.3, 0.3), 15.6 + rng.uniform(-0.5, 0.5), -0.1), rng.uniform(-0.3, 0.3) + math.pi * (k % 2), rng.uniform(0.85, 1.1))
    plants.grass('dry grass', grass_spots(rng, 3400, (-16, 20), (-15, 12), 0.30), 5, 0.17)
    plants.grass('green grass', grass_spots(rng, 2600, (-16, 20), (-15, 12), 0.42), 6, 0.12, ('#4d5f28', '#66753a', '#7d8445'))
    petals(rng, np.array([-2.5, 9.5]), 7, 1200)
    petals(rng, np.array([-4.5, 1.0]), 6, 900)


def build(name):
    timber, post_timber, stone, concrete, white = house.build()
    yard()
    rng = np.random.default_rng(5)
    pebbles(rng, 2600)
    planting()
    tank(-1.75, 3.2)
    pipe = white
    mesh.cylinder('downpipe', (-0.63, 2.9, 2.35), 0.04, house.EAVE - 0.06 - 2.35, pipe, 16)
    mesh.beam('downpipe', (-0.63, 2.9, 2.38), (-1.5, 3.1, 2.30), 0.075, 0.075, pipe, 0.02)
    jerrycan(-1.45, 2.02, lie(-1.4, 2.0), 0.5)
    jerrycan(-1.95, 1.88, lie(-1.9, 1.9), -0.3, '#3f6f94')
    bench(0.95, 1.18, house.FLOOR, post_timber)
    pot(3.2, 0.12, house.FLOOR, 71, 0.19)
    pot(5.0, 0.10, house.FLOOR, 72, 0.20)
    wheelbarrow(12.6, -2.4, 2.5)
    for k, (x, y) in enumerate(((4.1, -1.35), (4.05, -2.05), (3.98, -2.8), (3.86, -3.55), (3.68, -4.3), (3.45, -5.05), (3.15, -5.8), (2.8, -6.6), (2.4, -7.35), (1.95, -8.15))):
        slab = Matrix.Translation(Vector((x, y, lie(x, y) - 0.03))) @ Matrix.Rotation(0.12 * math.sin(k * 2.3) + 0.04 * k, 4, 'Z')
        mesh.box('slab', (-0.42, -0.27, 0), (0.42, 0.27, 0.06), concrete, 0.012, slab)
    plants.hill('far hills', 1400, 120, 5, '#5f7476', '#b7b3ae', 0.62, 90, 1.5)
    plants.hill('near hills', 620, 44, 9, '#4d5b36', '#a89d84', 0.36, 90, 1.5)
    azimuth, elevation = SUN
    light.sun(azimuth, elevation, 6.4, (1.0, 0.73, 0.47))
    light.sky(azimuth, elevation, 0.115, saturation=0.95, clouds=0.75, cloud_scale=0.8, seed=4.1, warm=0.35)
    if name == 'hero-wide':
        light.camera((-3.9, -13.0, 3.3), (5.25, 1.5, 2.75), 33, 8, (3.5, -0.5, 2.2), level=True)
    else:
        light.camera((-4.0, -10.4, 2.9), (2.8, 1.5, 2.45), 37, 8, (1.5, -0.5, 2.2), level=True)
    light.view(0.08)
    return []
