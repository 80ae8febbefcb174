"""The bungalow with its yard at golden hour: planting, signs of life, a neighbour behind."""
import math

import bpy
import numpy as np
from mathutils import noise

import bungalow
import materials
import mesh
import trees
import undergrowth
import yard

def ground_height(x, y):
    """Height of the yard: trodden flat by the house, rising a little towards the road, uneven further out."""
    away = max(0.0, math.hypot(max(0, -x, x - 11.5), max(0, -y - 2, y - 7.5)) - 1.0)
    swing = min(1.0, away / 6)
    rise = 0.45 * min(1.0, max(0.0, (-y - 3.5) / 10)) ** 1.4
    return -0.02 + rise + swing * (0.10 * noise.noise((x * 0.22, y * 0.22, 1.3)) + 0.03 * noise.noise((x * 0.9, y * 0.9, 4.0)))


def path_distance(x, y):
    """Distance from the middle of the path, which curves from the steps to the gate."""
    middle = 4.1 - 0.055 * (y + 0.5) ** 2 * (1 if y < -0.5 else 0)
    return abs(x - middle) if y < 0 else 9.0


def clearance(x, y):
    """Distance of a spot from walls and path, in metres; 0 or less where nothing may grow."""
    if (-0.5 < x < 11.9 and -0.6 < y < 7.9) or (6.7 < x < 11.5 and -2.3 < y < 1) or (3.0 < x < 5.2 and -1.4 < y < 0):
        return 0
    path = path_distance(x, y) - 0.55 - 0.5 * noise.noise((x, y, 0))
    return min(path / 2.5, max(0.05, math.hypot(max(0, -x, x - 11.5), max(0, -y - 2, y - 7.5)) / 4))


def planting():
    undergrowth.bougainvillea((-1.0, -0.85, 0), 11, (1.0, 0.85, 1.75))
    undergrowth.bougainvillea((6.2, -0.9, 0), 14, (0.55, 0.5, 1.05), 26)
    for k, (x, y, s) in enumerate(((1.0, -0.8, 0.5), (1.95, -0.75, 0.42), (2.65, -0.85, 0.36), (5.5, -0.85, 0.36), (8.0, -2.55, 0.42), (9.1, -2.5, 0.5), (10.3, -2.55, 0.4), (11.5, -2.2, 0.6))):
        greens = (trees.BRIGHT_GREEN, undergrowth.HEDGE_GREEN, trees.SILVER_GREEN)[k % 3]
        undergrowth.shrub((x, y, ground_height(x, y)), 400 + k, (s, s * 0.9, s * 1.15), greens, stems=22)
    for k, (x, y) in enumerate(((0.2, -0.9), (3.0, -1.1), (7.4, -2.6), (9.7, -2.75))):
        undergrowth.strap_leaves((x, y, ground_height(x, y)), 430 + k)
    undergrowth.lawn(5, (-9, -12.5), (14, 6), clearance, ground_height)
    undergrowth.litter(8, 420, (-5, 5), 8, trees.LILAC, clearance, ground_height, 0.04)
    undergrowth.litter(9, 700, (2, -8), 9, ['#8a6a3c', '#6f4f2c', '#a58b52'], clearance, ground_height, 0.06)


def background():
    """What is behind the roof: one large tree near, a hedge, a neighbour, wires, lines of trees."""
    mango = trees.Tree('mango', 3)
    mango.stand((3.4, 15.0, -0.1), 0.4, 1.45)
    mango.stand((-30, 40, -0.2), 2.0, 0.95)
    mango.stand((-22.5, 27, -0.2), 1.0, 0.85)
    mango.stand((41, 40, -0.2), 4.0, 1.0)
    # Behind the gable; few small trees on open land look like models.
    mango.stand((37, 15.5, -0.1), 2.6, 0.8)
    mango.stand((52, 24, -0.1), 3.1, 0.9)
    jacaranda = trees.Tree('jacaranda', 31)
    jacaranda.stand((-8.5, 10.0, -0.1), 1.3, 0.95)
    jacaranda.stand((17.5, 15.5, -0.1), 2.3, 0.95)
    jacaranda.stand((27, 34, -0.1), 4.0, 1.05)
    broadleaf = trees.Tree('broadleaf', 12)
    broadleaf.stand((24.5, 15, -0.1), 2.0, 0.92)
    broadleaf.stand((33, 27, -0.1), 0.3, 0.8)
    broadleaf.stand((-14.5, 30, -0.1), 3.3, 0.95)
    broadleaf.stand((12, 44, -0.1), 5.3, 1.1)
    broadleaf.stand((45, 22, -0.1), 1.7, 0.95)
    # Outside the picture on the left; it shades the yard.
    broadleaf.stand((-13.5, -22.5, 0.2), 0.0, 0.85)
    grevillea = trees.Tree('grevillea', 21)
    rng = np.random.default_rng(77)
    for k, (x, y) in enumerate(((-13, 38), (-8.5, 40), (1.5, 47), (6, 46), (17, 40), (21.5, 42), (36, 46), (45, 48), (-36, 52), (-24, 56), (52, 44))):
        grevillea.stand((x, y, -0.2), k * 1.7, rng.uniform(0.75, 1.1), rng.uniform(0.9, 1.1))
    for k in range(46):
        a = math.radians(rng.uniform(15, 150))
        r = rng.uniform(60, 150)
        kind = (mango, broadleaf, grevillea)[int(rng.integers(0, 3))]
        kind.stand((r * math.cos(a) + 5, r * math.sin(a), -0.4), rng.uniform(0, 6), rng.uniform(0.6, 1.05))
    undergrowth.hedge((-26, 12.2), (13.5, 12.2), 1.75, 0.7, 61, ground=ground_height)
    undergrowth.hedge((13.6, 12.2), (36, 10.4), 1.7, 0.7, 62, ground=ground_height)
    yard.neighbour((-19.5, 21, -0.2), 0.25, (9.5, 6.4), 'maisha-alu-zinc-mabati', '#c9bda2')
    yard.neighbour((22, 24, -0.2), -0.35, (9, 6), 'corrugated-iron-sheet', '#b9a58a')
    yard.power_line([(-34, 18), (-9.5, 19.5), (16, 21), (44, 22.5)], lambda x, y: -0.2)
    trees.close_view((mango, broadleaf))


def build(slug='box-profile', sheeting=None, ground_cover=True):
    """House, yard and surroundings; returns the painted steel of the roof. `ground_cover` is for pictures that show the ground."""
    painted = bungalow.build(slug, sheeting, paint=HERO_PAINT if sheeting else None)
    yard.plot('yard', (-26, -22), (36, 28), ground_height, materials.red_earth('yard earth', 0, 2, path=True))
    if ground_cover:
        undergrowth.pebbles(5, 2600, (-9, -15), (15, -0.5), lambda x, y: 0 if (6.7 < x < 11.5 and y > -2.2) else 1, ground_height)
        planting()
    background()
    yard.tank(-1.75, 3.2)
    white = bpy.data.materials['gutter']
    mesh.cylinder('downpipe', (-0.63, 2.9, 2.35), 0.04, bungalow.EAVE - 0.06 - 2.35, white, 16)
    mesh.beam('downpipe', (-0.63, 2.9, 2.38), (-1.5, 3.1, 2.30), 0.075, 0.075, white, 0.02)
    yard.bench(0.95, 1.18, bungalow.FLOOR, bpy.data.materials['post timber'])
    yard.pot(3.2, 0.12, bungalow.FLOOR, 71, 0.19)
    yard.pot(5.0, 0.10, bungalow.FLOOR, 72, 0.20)
    yard.firewood(-5.6, 6.2, 0.2, 6, ground_height)
    return painted


HERO_PAINT = '#333c46'


def hero_sheeting():
    """Charcoal grey with a little dust, as on a roof of last year."""
    return materials.painted_steel('hero roof', HERO_PAINT, roughness=0.38, coat=0.25, dirt=0.15)
