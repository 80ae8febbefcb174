"""A tiled bungalow in town: hipped roof, hipped bay in front, plastered walls, paved drive, a wall around the yard except in front; and the neighbourhood."""
import math
from dataclasses import dataclass

import numpy as np
from mathutils import noise

import materials
import mesh
import products
import roofs
import trees
import undergrowth
import walls
import yard

EAVE = 3.0
FLOOR = 0.3
LEFT, RIGHT, FRONT, BACK = -0.65, 11.65, -0.65, 8.95
BAY_LEFT, BAY_RIGHT, BAY_FRONT = 5.4, 10.4, -2.45
# The wall of the bay with the large window.
BAY_WALL = -1.8


# Wall, foot of the wall and door of the house under each product: four products, four families.
LOOKS = {
    'box-profile': ('#c9cdc4', '#55605c', '#3d3a36'),
    'versatile': ('#d8bd92', '#7c4f3a', '#5b2f1b'),
    'romantile': ('#d8d5cc', '#5e5a52', '#6b3a20'),
    'maisha-tile': ('#ddd0b2', '#6d5a50', '#4a2a1a'),
}


@dataclass
class Porch:
    """What a family leaves on its porch beside a bench, and on the ground. Places in metres."""
    bucket_colour: str
    bucket_y: float
    pots: tuple
    # How far back the jerricans stand.
    yellow_can_y: float | None = None
    grey_can_y: float | None = None


PORCHES = {
    'box-profile': Porch('#2f5f8c', 0.3, ((3.0, -0.05), (5.4, 0.9)), yellow_can_y=0.9, grey_can_y=1.3),
    'versatile': Porch('#c9c4b8', -0.06, ((3.0, -0.05), (5.4, 0.9)), yellow_can_y=1.2, grey_can_y=1.6),
    'romantile': Porch('#a83a2c', 0.06, ((3.65, 1.15), (5.2, 1.1), (0.55, -0.05))),
    'maisha-tile': Porch('#3a6a44', 0.18, ((5.5, 1.1), (2.7, 0.9)), grey_can_y=1.4),
}


@dataclass
class Plot:
    """What stands around a house: the trees left, behind and right of it, its boundary wall, its neighbours' roofs and walls."""
    trees: tuple
    boundary: str
    roofs: tuple
    washes: tuple
    # Whether bougainvillea grows at the corner, or a green shrub.
    in_flower: bool


PLOTS = {
    'box-profile': Plot(('broadleaf', 'mango', 'jacaranda'), '#b9a98d', ('box-profile', 'maisha-alu-zinc-mabati'), ('#cfc4ad', '#b9b3a6'), True),
    'versatile': Plot(('grevillea', 'broadleaf', 'mango'), '#98938a', ('maisha-alu-zinc-mabati', 'box-profile'), ('#b8c0bb', '#d0bb92'), False),
    'romantile': Plot(('mango', 'mango', 'broadleaf'), '#c9bfa9', ('corrugated-iron-sheet', 'box-profile'), ('#d3c09a', '#c3c7c2'), True),
    'maisha-tile': Plot(('jacaranda', 'broadleaf', 'grevillea'), '#b08a70', ('box-profile', 'corrugated-iron-sheet'), ('#c7b48f', '#cbc6ba'), False),
}
# Grevilleas are the tallest.
NEAR_SCALE = {'mango': 0.95, 'broadleaf': 0.95, 'jacaranda': 0.95, 'grevillea': 0.62}

# From here on the ground rises to the street.
RISE_FROM = -5.0


def rise(y):
    """How much higher than the yard the ground is on its way to the street."""
    return 0.5 * min(1.0, max(0.0, (RISE_FROM - y) / 8))


def ground_height(x, y):
    """The street stands a little higher than the yard."""
    return -0.02 + rise(y) + (0.05 * noise.noise((x * 0.3, y * 0.3, 2.0)) if y > 10 or x < -4 or x > 15 else 0)


def roof(slug, paint, pitch):
    """Hips, and the valleys of the bay, which ends in a hip of its own."""
    laid = roofs.Roof(slug, seed=17, paint=paint)
    faces = roofs.hip_faces(LEFT, RIGHT, FRONT, BACK, EAVE, pitch)
    wing = roofs.Wing(BAY_LEFT, BAY_RIGHT, BAY_FRONT, FRONT, EAVE, pitch, hipped=True)
    faces[0].low = wing.low(LEFT)
    for face in faces:
        laid.lay(face)
    roofs.hip_caps(laid, LEFT, RIGHT, FRONT, BACK, EAVE, pitch)
    wing.build(laid)
    return laid.parts()


def eaves(board, white):
    """Soffit all round, fascia in front and at the sides, gutters in front and on the left, two downpipes."""
    z0, z1, t = EAVE - 0.22, EAVE - 0.008, 0.028
    sides = [((LEFT + 0.05, FRONT + 0.05 + t), (LEFT + 0.05 + t, BACK - 0.05)), ((RIGHT - 0.05 - t, FRONT + 0.05 + t), (RIGHT - 0.05, BACK - 0.05))]
    front = [((LEFT + 0.05, FRONT + 0.05), (BAY_LEFT + 0.05, FRONT + 0.05 + t)), ((BAY_RIGHT - 0.05, FRONT + 0.05), (RIGHT - 0.05, FRONT + 0.05 + t)),
             ((BAY_LEFT + 0.05, BAY_FRONT + 0.05), (BAY_RIGHT - 0.05, BAY_FRONT + 0.05 + t)), ((BAY_LEFT + 0.05, BAY_FRONT + 0.05 + t), (BAY_LEFT + 0.05 + t, FRONT + 0.05)),
             ((BAY_RIGHT - 0.05 - t, BAY_FRONT + 0.05 + t), (BAY_RIGHT - 0.05, FRONT + 0.05))]
    for a, b in front + sides:
        mesh.box('fascia', (*a, z0), (*b, z1), board, 0.003)
    soffit = materials.plain('soffit', '#c6bca6', 0.8, noise_scale=4, vary=0.12)
    mesh.box('soffit', (LEFT + 0.09, FRONT + 0.09, z0 + 0.02), (RIGHT - 0.09, BACK - 0.09, z0 + 0.035), soffit)
    mesh.box('soffit', (BAY_LEFT + 0.09, BAY_FRONT + 0.09, z0 + 0.022), (BAY_RIGHT - 0.09, FRONT + 0.3, z0 + 0.033), soffit)
    o = 0.045
    round_bay = ((BAY_LEFT - o, FRONT - o), (BAY_LEFT - o, BAY_FRONT - o), (BAY_RIGHT + o, BAY_FRONT - o), (BAY_RIGHT + o, FRONT - o))
    roofs.gutters(((LEFT - o, BACK), (LEFT - o, FRONT - o), *round_bay, (RIGHT + 0.05, FRONT - o)), EAVE, white)
    # A downpipe: a swan neck from the gutter back to the wall, then down the wall.
    for x, y, wall_x, wall_y in ((LEFT - o, BACK - 0.6, -0.06, BACK - 0.6), (6.1, BAY_FRONT - o, 6.1, BAY_WALL - 0.08)):
        mesh.cylinder('downpipe', (x, y, EAVE - 0.17), 0.035, 0.11, white, 16)
        mesh.beam('downpipe', (x, y, EAVE - 0.15), (wall_x, wall_y, EAVE - 0.52), 0.066, 0.066, white, 0.02)
        mesh.cylinder('downpipe', (wall_x, wall_y, 0.12), 0.035, EAVE - 0.62, white, 16)


def house(wash, dado, leaf):
    plaster = materials.render_wall('plaster ' + wash, wash, stain='#a08f76', age=0.8)
    low = materials.render_wall('dado ' + dado, dado, stain='#4f4a43', age=1.3)
    frame = materials.plain('window frame', '#c9c5bb', 0.45, noise_scale=4, vary=0.15)
    glass, dark = materials.glass(), materials.plain('room', '#2e2d2c', 0.9)
    cloth = materials.plain('net curtain', '#cfc9ba', 0.9, noise_scale=3, vary=0.15)
    concrete = materials.plain('concrete', '#a39a8b', 0.9, noise_scale=9, vary=0.3, bump=0.2)
    parts = (frame, glass, cloth, concrete, dark)
    t, sill, head = 0.2, FLOOR + 0.95, FLOOR + 2.2
    entry = 1.5
    walls.wall(plaster, 'x', entry, 0, 3.2, t, [(0.6, 2.4, sill, head)], low=FLOOR - 0.1)
    walls.wall(plaster, 'x', entry, 3.2, 6.0, t, [(3.9, 4.9, FLOOR, FLOOR + 2.12)], low=FLOOR - 0.1)
    walls.wall(plaster, 'y', 0, entry + t, 8.3, t, [(2.6, 4.2, sill, head), (5.6, 6.6, sill + 0.3, head)], low=FLOOR - 0.1)
    walls.wall(plaster, 'x', 8.1, 0, 11, t, low=FLOOR - 0.1)
    walls.wall(plaster, 'y', 10.8, t, 8.1, t, low=FLOOR - 0.1)
    window = (6.85, 8.95)
    walls.wall(plaster, 'x', BAY_WALL, 6.0, 9.8, t, [(*window, sill - 0.15, head)], low=FLOOR - 0.1)
    walls.window('x', BAY_WALL, *window, sill - 0.15, head, parts, seed=12, panes=3, drawn=0.47)
    walls.wall(plaster, 'x', 0, 9.8, 11, t, low=FLOOR - 0.1)
    walls.wall(plaster, 'y', 9.6, BAY_WALL + t, 0.2, t, low=FLOOR - 0.1)
    walls.window('y', 6.0, -0.6, 0.6, sill, head, parts, seed=13, panes=2, drawn=0.14)
    walls.wall(plaster, 'y', 6.0, BAY_WALL + t, entry + t, t, [(-0.6, 0.6, sill, head)], low=FLOOR - 0.1)
    walls.window('x', entry, 0.6, 2.4, sill, head, parts, seed=11, panes=3)
    walls.window('y', 0, 2.6, 4.2, sill, head, parts, seed=14, panes=2)
    walls.window('y', 0, 5.6, 6.6, sill + 0.3, head, parts, seed=15, panes=2)
    walls.door(3.9, 4.9, entry, FLOOR, (materials.timber('door', leaf, along=2, roughness=0.4), frame))
    for a, b in (((-0.03, entry - 0.03), (3.84, entry + 0.1)), ((4.96, entry - 0.03), (6.0, entry + 0.1)), ((5.97, BAY_WALL - 0.03), (9.83, BAY_WALL + 0.1)), ((-0.03, entry + 0.1), (0.1, 8.3)), ((5.97, BAY_WALL + 0.1), (6.1, entry - 0.03))):
        mesh.box('dado', (*a, -0.2), (*b, FLOOR + 0.5), low, 0.006)
    # Porch: a tiled slab, two plastered columns, a beam.
    tile = floor_tiles()
    mesh.box('porch', (-0.1, -0.25, -0.1), (5.98, entry, FLOOR), tile, 0.01)
    mesh.box('step', (3.5, -0.62, -0.1), (5.3, -0.24, FLOOR - 0.15), tile, 0.01)
    for x in (0.02, 3.15):
        mesh.box('column', (x, -0.18, FLOOR), (x + 0.3, 0.12, EAVE - 0.2), plaster, 0.012)
        mesh.box('column foot', (x - 0.04, -0.22, FLOOR), (x + 0.34, 0.16, FLOOR + 0.5), low, 0.012)
    mesh.box('beam', (0.0, -0.15, EAVE - 0.42), (6.0, 0.09, EAVE - 0.19), plaster, 0.01)
    return concrete


def worn_blocks(name, width, height, colours, offset, dirt, wear):
    """Blocks with joints of 6 mm under `dirt`: the nodes, the position, the share of the joint, where dirt lies, and the colour."""
    n = materials.Nodes(name)
    place = n.add('NewGeometry').outputs['Position']
    brick = n.bricks(place, width, height, 0.006, colours, offset)
    scale, roughness, low, high = wear
    worn = n.ramp(n.noise(place, scale, 7, roughness), low, high)
    tint = n.mix(n.math('MULTIPLY', worn, 0.45), brick['Color'], materials.srgb(dirt))
    # Trodden earth and spills.
    spilt = n.math('MULTIPLY', n.ramp(n.noise(place, 3.3, 8, 0.72), 0.52, 0.68), n.ramp(n.noise(place, 0.7, 3), 0.4, 0.6))
    return n, place, brick['Fac'], worn, n.mix(n.math('MULTIPLY', spilt, 0.55), tint, materials.srgb('#4b3628'))


def floor_tiles():
    """Glazed floor tiles of 30 cm with grey joints, dusty where nobody walks."""
    n, _, joint, dust, tint = worn_blocks('porch tile', 0.3, 0.3, ('#7d4f3e', '#8d5f4b', '#5f554b'), 0.0, '#a3846a', (1.6, 0.65, 0.38, 0.68))
    n.principled(Base_Color=tint, Roughness=n.ramp(dust, 0, 1, 0.3, 0.6), Specular=0.4, Normal=n.bump(joint, -0.5, 0.003))
    return n.done()


def paving():
    """Interlocking paving blocks."""
    n, place, joint, _, tint = worn_blocks('paving', 0.22, 0.11, ('#8b8177', '#75695f', '#4e463e'), 0.5, '#8f6a50', (0.8, 0.6, 0.35, 0.7))
    n.principled(Base_Color=tint, Roughness=0.85, Specular=0.25, Normal=n.bump(n.math('SUBTRACT', n.noise(place, 60, 4), joint), 0.5, 0.008))
    return n.done()


def drive(low, high, concrete):
    """Paving that rises to the street, between precast kerbs, each a metre long and none quite level with the next."""
    blocks = paving()
    mesh.box('drive', (low[0], RISE_FROM, -0.3), (*high, 0.012), blocks)
    ends = ((low[0], low[1]), (high[0], low[1]), (high[0], RISE_FROM), (low[0], RISE_FROM))
    mesh.from_arrays('drive', [(x, y, 0.012 + rise(y)) for x, y in ends], [(0, 1, 2, 3)], blocks)
    rng = np.random.default_rng(31)
    for x in (low[0] - 0.05, high[0] + 0.05):
        for y in np.arange(RISE_FROM, high[1] - 0.2, 1.0):
            top = 0.055 + rng.normal(0, 0.004)
            mesh.box('kerb', (x - 0.05, y + 0.004, -0.3), (x + 0.05, min(y + 0.994, high[1]), top), concrete, 0.012)
        for y in np.arange(low[1], RISE_FROM, 1.0):
            middle = rng.normal(0, 0.004) - 0.045
            mesh.beam('kerb', (x, y + 0.004, middle + rise(y)), (x, y + 0.994, middle + rise(y + 1)), 0.10, 0.20, concrete, 0.012)


def boundary(concrete, wash):
    """A plastered wall with a coping at the sides and back of the plot. The front is open."""
    wall = materials.render_wall('boundary', wash)
    for a, b in (((-5.2, -6.5), (-5.0, 14.0)), ((-5.2, 14.0), (17.0, 14.2)), ((16.8, -6.5), (17.0, 14.0))):
        mesh.box('boundary', (*a, -0.3), (*b, 1.9), wall)
        mesh.box('coping', (a[0] - 0.05, a[1] - 0.05, 1.9), (b[0] + 0.05, b[1] + 0.05, 1.97), concrete, 0.01)


def clearance(x, y):
    """1 where the lawn may grow, 0 on the house, on the drive and outside the wall."""
    inside = (-0.4 < x < 11.6 and -0.6 < y < 8.7) or (5.6 < x < 10.2 and -2.2 < y < 1)
    drive = 1.5 < x < 6.4 and y < 0.5
    if inside or drive or not (-4.9 < x < 16.7 and -6.4 < y < 13.9):
        return 0
    return 1


def planting(in_flower):
    for k, (x, y, s) in enumerate(((0.4, -0.75, 0.42), (1.1, -0.8, 0.34), (6.5, BAY_WALL - 0.7, 0.5), (7.4, BAY_WALL - 0.7, 0.4), (8.3, BAY_WALL - 0.7, 0.45), (9.3, BAY_WALL - 0.65, 0.52), (-0.8, 2.0, 0.5), (-0.8, 4.0, 0.45))):
        undergrowth.shrub((x, y, ground_height(x, y)), 500 + k, (s, s * 0.9, s * 1.1), (undergrowth.HEDGE_GREEN, trees.BRIGHT_GREEN, trees.SILVER_GREEN)[k % 3], stems=24)
    if in_flower:
        undergrowth.bougainvillea((10.7, -1.2, 0), 511, (0.8, 0.7, 1.9), 40)
    else:
        undergrowth.shrub((10.7, -1.3, 0), 512, (0.8, 0.7, 1.25), trees.SILVER_GREEN, stems=40)
    for k, (x, y) in enumerate(((0.75, -1.1), (6.75, BAY_WALL - 1.1), (7.9, BAY_WALL - 1.15), (8.8, BAY_WALL - 1.1), (-0.9, 3.0))):
        undergrowth.strap_leaves((x, y, ground_height(x, y)), 530 + k)
    undergrowth.lawn(8, (-4.9, -6.4), (16.7, 13.9), clearance, ground_height)
    verge = undergrowth.patches(np.random.default_rng(10), 7000, (-6.0, -11.0), (16.7, -6.4), lambda x, y: 0 if 1.4 < x < 6.5 else 1, -0.6, ground_height)
    undergrowth.grass('verge', 11, verge, undergrowth.GRASSES['green'], 0.075, 22)
    undergrowth.meadow(70, 15000, (-26, 4), (40, 40), lambda x, y: 0 if -5.4 < x < 17.2 and y < 14.4 else 1, ground_height)


def across_the_street(kinds):
    """Hedge and trees behind the camera, which the windows mirror."""
    undergrowth.hedge((-24, -21.5), (30, -22.0), 2.2, 1.0, 71, sprays_per_metre=90, ground=ground_height)
    for k, (x, y) in enumerate(((-19, -29), (-9, -31), (1, -28), (10, -30), (19, -29), (29, -31))):
        kinds[k % 2].stand((x, y, 0.3), k * 1.7, 1.0)


def lived_in(porch):
    """What a family leaves about its house: a bench, pots, a mat, a bucket, jerricans."""
    yard.bench(0.7, 0.95, FLOOR, materials.timber('porch bench', '#6a4c34', along=0))
    if porch.yellow_can_y is not None:
        yard.jerrican(-0.45, porch.yellow_can_y, ground_height(-0.45, 1), 1.3)
    mesh.box('mat', (4.02, 0.75, FLOOR), (4.78, 1.25, FLOOR + 0.012), materials.plain('mat', '#4a3a2c', 0.95, noise_scale=60, vary=0.5), 0.004)
    yard.bucket(5.55, porch.bucket_y, FLOOR, porch.bucket_colour)
    if porch.grey_can_y is not None:
        yard.jerrican(-0.5, porch.grey_can_y, ground_height(-0.5, 1), 1.9, '#b9b4a6')
    for k, (x, y) in enumerate(porch.pots):
        yard.pot(x, y, FLOOR, 73 + k, 0.2 + 0.02 * k)
    box = materials.plain('meter box', '#8f918d', 0.5, noise_scale=9, vary=0.2)
    mesh.box('meter box', (5.25, 1.42, FLOOR + 1.35), (5.55, 1.5, FLOOR + 1.8), box, 0.008)
    mesh.cylinder('conduit', (5.4, 1.47, FLOOR + 1.8), 0.012, EAVE - FLOOR - 2.1, box, 12)


def neighbourhood(plot):
    """Trees around the plot, neighbours' houses and a power line."""
    mango, broadleaf = trees.Tree('mango', 8), trees.Tree('broadleaf', 15)
    jacaranda, grevillea = trees.Tree('jacaranda', 34), trees.Tree('grevillea', 23)
    near = {'mango': mango, 'broadleaf': broadleaf, 'jacaranda': jacaranda, 'grevillea': grevillea}
    for kind, place, turn, scale in zip(plot.trees, ((-3.2, 11.6, 0), (7.0, 18.5, 0), (14.6, 11.2, 0)), (1.0, 0.7, 2.6), (1.0, 1.42, 1.0)):
        near[kind].stand(place, turn, scale * NEAR_SCALE[kind])
    across_the_street((mango, broadleaf))
    mango.stand((-17, 26, 0), 2.4, 1.0)
    broadleaf.stand((29, 20, 0), 4.0, 1.0)
    broadleaf.stand((-11.5, 6.5, 0), 5.0, 0.8)
    broadleaf.stand((-12.0, -24.0, 0.3), 2.0, 0.85)
    for k, (x, y) in enumerate(((-9, 20), (-24, 31), (3, 33), (14, 30), (22, 34), (38, 36), (-38, 40), (-16, 44))):
        grevillea.stand((x, y, 0), k * 2.1, 0.75 + 0.06 * (k % 5))
    rng = np.random.default_rng(3)
    for k in range(34):
        a, r = math.radians(rng.uniform(20, 160)), rng.uniform(55, 130)
        (mango, broadleaf, grevillea)[k % 3].stand((r * math.cos(a) + 5, r * math.sin(a), -0.3), rng.uniform(0, 6), rng.uniform(0.6, 1.0))
    trees.close_view((mango, broadleaf))
    for k, (x, y, scale) in enumerate(((15.5, 29.0, 0.9), (19.5, 24.0, 0.8), (24.0, 27.0, 1.0), (28.0, 31.0, 1.1), (33.0, 36.0, 1.2))):
        (mango, broadleaf)[k % 2].stand((x, y, -0.1), 1.3 * k, scale)
    yard.neighbour((-21, 15, 0), 0.1, (10, 7.4), plot.roofs[0], plot.washes[0], ridge=2.3, eave=2.9)
    yard.neighbour((12, 22, 0), -0.12, (11, 7.4), plot.roofs[1], plot.washes[1], ridge=2.2, eave=2.9)
    yard.neighbour((-6, 27, 0), 0.05, (10, 7), 'box-profile', '#d0c09c', ridge=2.2, eave=3.4)
    yard.power_line([(-30, 15.8), (-7.5, 15.4), (18, 15.8), (43, 16.2)], ground_height, 8.2)
    yard.cable((-7.5, 15.4, 7.6), (LEFT, 4.6, EAVE - 0.05))


def build(slug, ground_cover=True, paint=products.NEUTRAL, pitch_deg=28):
    """House, yard and neighbourhood; returns the painted steel of the roof. `ground_cover` is for pictures that show the ground."""
    painted = roof(slug, paint, math.radians(pitch_deg))
    board = materials.plain('fascia board', '#4a3527', 0.5, noise_scale=6, vary=0.2)
    white = materials.plain('gutter', '#d3cec3', 0.5, noise_scale=7, vary=0.38)
    eaves(board, white)
    concrete = house(*LOOKS[slug])
    yard.plot('yard', (-30, -24), (40, 40), ground_height, materials.red_earth('yard earth', 0, 2, bounced=yard.GRASSY))
    # The drive runs on to the street, out of every picture.
    drive((1.6, -11.0), (6.3, -0.25), concrete)
    plot = PLOTS[slug]
    boundary(concrete, plot.boundary)
    if ground_cover:
        planting(plot.in_flower)
    neighbourhood(plot)
    lived_in(PORCHES[slug])
    return painted
