"""The surroundings of a house: ground, tank, bench, firewood, power line, a neighbour's house."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import materials
import mesh
import roofs
import trees
import undergrowth
import walls


# Mean colour of worn grass.
GRASSY = '#57563a'


def tank(x, y):
    """A ribbed plastic rain tank on a stone stand."""
    black = materials.plain('tank', '#1d2022', 0.5, noise_scale=3, vary=0.25)
    block = materials.stone('tank stone')
    walls.stone_band(block, 'x', y - 0.85, x - 0.85, x + 0.85, 1.7, -0.1, 0.55)
    outline, r, z = [(0, 0), (0.78, 0)], 0.78, 0.0
    for k in range(7):
        outline += [(r, z + 0.03), (r, z + 0.15), (r + 0.03, z + 0.175), (r + 0.03, z + 0.195), (r, z + 0.22)]
        z += 0.215
    outline += [(r, z + 0.03), (r - 0.06, z + 0.10), (r * 0.55, z + 0.24), (0.27, z + 0.27), (0.27, z + 0.33), (0.26, z + 0.345), (0, z + 0.36)]
    mesh.lathe('tank', (x, y, 0.55), outline, black)
    brass = materials.plain('tap', '#9a7b3f', 0.35, 1.0)
    mesh.beam('tap', (x, y - 0.76, 0.68), (x, y - 0.92, 0.68), 0.03, 0.03, brass)
    mesh.beam('tap', (x, y - 0.90, 0.68), (x, y - 0.90, 0.60), 0.028, 0.028, brass, up=(1, 0, 0))


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


def bucket(x, y, z, colour):
    plastic = materials.plain('bucket ' + colour, colour, 0.4, noise_scale=6, vary=0.15)
    mesh.lathe('bucket', (x, y, z), [(0, 0), (0.105, 0), (0.14, 0.27), (0.15, 0.27), (0.15, 0.285), (0.135, 0.285), (0.10, 0.02), (0, 0.02)], plastic, 32)


def jerrican(x, y, z, turn, colour='#c99a1e'):
    """A can of 20 litres, with its handle and cap."""
    plastic = bpy.data.materials.get('jerrican ' + colour) or materials.plain('jerrican ' + colour, colour, 0.5, noise_scale=7, vary=0.25)
    m = Matrix.Translation(Vector((x, y, z))) @ Matrix.Rotation(turn, 4, 'Z')
    mesh.box('jerrican', (-0.15, -0.12, 0), (0.15, 0.12, 0.36), plastic, 0.03, m)
    mesh.box('jerrican', (-0.11, -0.02, 0.40), (0.06, 0.02, 0.43), plastic, 0.01, m)
    for u in (-0.11, 0.04):
        mesh.box('jerrican', (u, -0.02, 0.34), (u + 0.03, 0.02, 0.42), plastic, 0.008, m)
    mesh.cylinder('cap', (0, 0, 0), 0.03, 0.05, plastic, 16, matrix=m @ Matrix.Translation(Vector((0.11, 0, 0.36))))


def cable(start, end, sag=0.6, radius=0.008):
    """The service cable from a pole to the eave."""
    t = np.linspace(0, 1, 30)
    a, b = np.array(start), np.array(end)
    hang = a + (b - a) * t[:, None] - np.array([0, 0, sag]) * (4 * t * (1 - t))[:, None]
    trees.tubes('service cable', [(hang, np.full(30, radius))], materials.plain('cable', '#202020', 0.6), 5)


def pot(x, y, z, seed, size=0.24):
    clay = materials.plain('clay', '#9c5433', 0.85, noise_scale=8, vary=0.3)
    outline = [(0, 0), (size * 0.62, 0), (size * 0.8, size * 0.6), (size * 0.95, size * 1.25), (size * 1.08, size * 1.27),
               (size * 1.08, size * 1.42), (size * 0.92, size * 1.42), (size * 0.9, size * 1.3), (0, size * 1.25)]
    mesh.lathe('pot', (x, y, z), outline, clay, 32)
    undergrowth.shrub((x, y, z + size * 1.25), seed, (size * 1.5, size * 1.5, size * 2.6), stems=9, density=22)


def power_line(poles, ground, height=7.6):
    """Creosoted poles with a cross-arm, three wires hanging between them."""
    wood = materials.timber('pole', '#4c4038', along=2, roughness=0.9)
    wire = materials.plain('wire', '#2b2b2b', 0.6)
    cup = materials.plain('insulator', '#cfd2d0', 0.3)
    heads = []
    for (x, y), (nx, ny) in zip(poles, poles[1:] + [(2 * poles[-1][0] - poles[-2][0], 2 * poles[-1][1] - poles[-2][1])]):
        z = ground(x, y)
        mesh.cylinder('pole', (x, y, z - 0.3), 0.13, height + 0.3, wood, 16, top_radius=0.095)
        d = Vector((nx - x, ny - y, 0)).normalized()
        side = Vector((-d.y, d.x, 0))
        centre = Vector((x, y, z + height - 0.35))
        mesh.beam('arm', centre - side * 0.85, centre + side * 0.85, 0.09, 0.11, wood, 0.006)
        row = []
        for k in (-0.75, -0.25, 0.75):
            p = centre + side * k + Vector((0, 0, 0.06))
            mesh.cylinder('insulator', p, 0.035, 0.13, cup, 12)
            row.append(np.array(p) + [0, 0, 0.13])
        heads.append(row)
    t = np.linspace(0, 1, 30)
    limbs = []
    for a, b in zip(heads, heads[1:]):
        for p, q in zip(a, b):
            hang = p + (q - p) * t[:, None] - np.array([0, 0, 0.9]) * (4 * t * (1 - t))[:, None]
            limbs.append((hang, np.full(30, 0.008)))
    trees.tubes('wires', limbs, wire, 4)


def firewood(x, y, turn, seed, ground, length=1.5, high=0.7):
    """Split and round billets stacked between two stakes."""
    rng = np.random.default_rng(seed)
    wood = [materials.timber('billet %s' % c, c, along=2, roughness=0.95) for c in ('#7a5a3c', '#8d6d49', '#5f4733')]
    m = Matrix.Translation(Vector((x, y, ground(x, y)))) @ Matrix.Rotation(turn, 4, 'Z')
    z, row = 0.05, 0
    while z < high:
        u = 0.05 * (row % 2)
        while u < length:
            r = rng.uniform(0.035, 0.065)
            place = m @ Matrix.Translation(Vector((u + r, rng.normal(0, 0.03) + 0.22, z + rng.normal(0, 0.008)))) @ Matrix.Rotation(math.pi / 2 + rng.normal(0, 0.04), 4, 'X')
            mesh.cylinder('billet', (0, 0, 0), r, 0.44, wood[int(rng.integers(0, 3))], 9, matrix=place)
            u += 2 * r
        z, row = z + 0.092, row + 1
    for u in (-0.05, length + 0.05):
        mesh.beam('stake', m @ Vector((u, 0, -0.1)), m @ Vector((u, 0, high + 0.15)), 0.06, 0.06, wood[2], 0.015, up=(1, 0, 0))


def plot(name, low, high, height, material, step=0.25):
    """The ground of a plot as a grid that follows `height`; the land beyond it lies a little lower."""
    xs, ys = np.arange(low[0], high[0], step), np.arange(low[1], high[1], step)
    vertices = [(x, y, height(x, y)) for y in ys for x in xs]
    mesh.from_arrays(name, vertices, mesh.grid_faces(len(ys), len(xs)), material, smooth=True)
    far = [(-900, -900, -0.3), (900, -900, -0.3), (900, 900, -0.3), (-900, 900, -0.3)]
    mesh.from_arrays('land', far, [(0, 1, 2, 3)], materials.red_earth('far earth', 6, 14, bounced=GRASSY))


def neighbour(place, turn, size, slug, wash, ridge=2.1, eave=2.5):
    """A simple gabled house in the distance: walls, two windows, a roof."""
    width, depth = size
    m = Matrix.Translation(Vector(place)) @ Matrix.Rotation(turn, 4, 'Z')
    before = set(bpy.data.objects)
    wall = materials.render_wall('wash ' + wash, wash)
    dark = materials.plain('dark opening', '#2c2a27', 0.12)
    frame = materials.plain('white frame', '#cfc8ba', 0.6)
    cloth = materials.plain('drawn curtain', '#a79a84', 0.9, noise_scale=6, vary=0.3)
    mesh.box('wall', (0.4, 0.4, -0.3), (width - 0.4, depth - 0.4, eave), wall)
    mesh.box('dado', (0.37, 0.37, -0.3), (width - 0.37, depth - 0.37, 0.55), materials.render_wall('dado ' + wash, '#7d5f4c', stain='#4f4a43'))
    mesh.box('fascia', (0.02, 0.03, eave - 0.2), (width - 0.02, 0.06, eave - 0.01), materials.plain('neighbour fascia', '#5b4334', 0.6, noise_scale=5, vary=0.3))
    mesh.cylinder('downpipe', (width - 0.55, 0.3, 0.1), 0.04, eave - 0.25, frame, 12)
    half = depth / 2
    for x in (0.4, width - 0.6):
        points = [(x, 0.4, eave - 0.01), (x, depth - 0.4, eave - 0.01), (x, half, eave + ridge * (1 - 0.8 / depth))]
        mesh.from_arrays('gable', points + [(p[0] + 0.2, p[1], p[2]) for p in points], [(2, 1, 0), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)], wall)
    leaf = materials.plain('neighbour door', '#4a3628', 0.5, noise_scale=5, vary=0.25)
    for k, x in enumerate(np.arange(1.4, width - 1.6, 2.6)):
        if k == 1:
            mesh.box('frame', (x + 0.02, 0.36, 0.0), (x + 1.08, 0.42, 2.12), frame)
            mesh.box('door', (x + 0.1, 0.345, 0.0), (x + 1.0, 0.40, 2.05), leaf)
            mesh.box('step', (x - 0.1, -0.3, -0.3), (x + 1.2, 0.4, 0.06), frame)
            continue
        mesh.box('frame', (x - 0.06, 0.37, 0.94), (x + 1.16, 0.42, 2.06), frame)
        mesh.box('opening', (x, 0.36, 1.0), (x + 1.1, 0.40, 2.0), dark)
        for low, high in ((0.0, 0.28), (0.78, 1.1)):
            mesh.box('curtain', (x + low, 0.357, 1.0), (x + high, 0.37, 2.0), cloth)
        for bar in (0.35, 0.73):
            mesh.box('bar', (x + bar, 0.345, 1.0), (x + bar + 0.035, 0.37, 2.0), frame)
        mesh.box('sill', (x - 0.1, 0.28, 0.9), (x + 1.2, 0.42, 0.95), frame)
    pitch = math.atan2(ridge, half)
    c, s = math.cos(pitch), math.sin(pitch)
    slope = half / c
    laid = roofs.Roof(slug, seed=int(width * 100), paint='#4a4f54')
    for name, origin, along, up in (('near', (0, 0, eave), (1, 0, 0), (0, c, s)), ('far', (width, depth, eave), (-1, 0, 0), (0, -c, s))):
        laid.lay(roofs.Face(name, origin, along, up, width, lambda u: slope, screwed=False))
    laid.cap((-0.03, half, eave + ridge), (width + 0.03, half, eave + ridge), math.tan(pitch))
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = m @ obj.matrix_world
