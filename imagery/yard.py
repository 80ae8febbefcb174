"""The surroundings of a house: ground, tank, bench, firewood."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import materials
import mesh
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


def chair(x, y, z, turn, colour):
    """A moulded plastic chair with arms."""
    plastic = bpy.data.materials.get('plastic ' + colour) or materials.plain('plastic ' + colour, colour, 0.45, noise_scale=5, vary=0.12)
    m = Matrix.Translation(Vector((x, y, z))) @ Matrix.Rotation(turn, 4, 'Z')

    def bar(start, end, width, height, up=(0, 0, 1)):
        mesh.beam('chair', m @ Vector(start), m @ Vector(end), width, height, plastic, 0.008, up=m.to_3x3() @ Vector(up))

    mesh.box('chair', (-0.22, -0.22, 0.41), (0.22, 0.22, 0.44), plastic, 0.012, m)
    for u in (-1, 1):
        bar((0.24 * u, -0.25, 0), (0.20 * u, -0.20, 0.42), 0.045, 0.05, (1, 0, 0))
        bar((0.24 * u, 0.27, 0), (0.21 * u, 0.20, 0.42), 0.045, 0.05, (1, 0, 0))
        bar((0.24 * u, -0.22, 0.42), (0.25 * u, -0.20, 0.64), 0.045, 0.04, (1, 0, 0))
        bar((0.25 * u, -0.24, 0.65), (0.25 * u, 0.27, 0.65), 0.05, 0.025)
        bar((0.22 * u, 0.21, 0.42), (0.20 * u, 0.32, 0.86), 0.05, 0.03, (0, 1, 0))
    for u in np.linspace(-0.13, 0.13, 5):
        bar((u, 0.22, 0.44), (u * 0.9, 0.325, 0.84), 0.035, 0.015, (0, 1, 0))
    bar((-0.20, 0.32, 0.855), (0.20, 0.32, 0.855), 0.03, 0.06)


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


def pot(x, y, z, seed, size=0.24):
    clay = materials.plain('clay', '#9c5433', 0.85, noise_scale=8, vary=0.3)
    outline = [(0, 0), (size * 0.62, 0), (size * 0.8, size * 0.6), (size * 0.95, size * 1.25), (size * 1.08, size * 1.27),
               (size * 1.08, size * 1.42), (size * 0.92, size * 1.42), (size * 0.9, size * 1.3), (0, size * 1.25)]
    mesh.lathe('pot', (x, y, z), outline, clay, 32)
    undergrowth.shrub((x, y, z + size * 1.25), seed, (size * 1.5, size * 1.5, size * 2.6), stems=9, density=22)


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


def plot(name, low, high, height, material, step=0.25, has_land_beyond=True):
    """The ground of a plot as a grid that follows `height`; the land beyond it, if any, lies a little lower."""
    xs, ys = np.arange(low[0], high[0], step), np.arange(low[1], high[1], step)
    vertices = [(x, y, height(x, y)) for y in ys for x in xs]
    mesh.from_arrays(name, vertices, mesh.grid_faces(len(ys), len(xs)), material, smooth=True)
    if not has_land_beyond:
        return
    far = [(-900, -900, -0.3), (900, -900, -0.3), (900, 900, -0.3), (-900, 900, -0.3)]
    mesh.from_arrays('land', far, [(0, 1, 2, 3)], materials.red_earth('far earth', 6, 14, bounced=GRASSY))
