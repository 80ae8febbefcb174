"""A farm house under corrugated sheets, its store and its tank, among maize and dark trees."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

import materials
import mesh
import roofs
import trees
import undergrowth
import walls
import yard

STORE = roofs.Gable(13.2, 19.0, -0.6, 4.4, 2.25, math.radians(22))
FLOOR = 0.3


def house_roof(pitch_deg):
    return roofs.Gable(-0.45, 10.45, -1.9, 6.1, 2.55, math.radians(pitch_deg))


def ground_height(x, y):
    away = max(0.0, math.hypot(max(0, -x, x - 19), max(0, -y - 2, y - 7)) - 1.0)
    return -0.02 + min(1.0, away / 6) * (0.14 * noise.noise((x * 0.2, y * 0.2, 3.3)) + 0.03 * noise.noise((x * 0.9, y * 0.9, 1.0))) + 0.4 * min(1.0, max(0.0, (-y - 5) / 9))


def timber_frame(gable, pole, inset, tail=0.06):
    """Rafters that end `tail` behind the edge of the eave, purlins whose ends show at the verge, a wall plate."""
    c, s = math.cos(gable.pitch), math.sin(gable.pitch)
    tan = math.tan(gable.pitch)
    middle = gable.front + gable.run
    for x in np.arange(gable.left + 0.35, gable.right - 0.2, 1.15):
        for side in (-1, 1):
            edge = middle + side * (gable.run - tail)
            a = Vector((x, edge, gable.eave - 0.135 + 0.06 * tan))
            b = Vector((x, middle, gable.top - 0.135))
            mesh.beam('rafter', a, b, 0.05, 0.10, pole, 0.004)
    for side in (-1, 1):
        for d in np.arange(0.10, gable.run / c, 0.9):
            y = middle + side * (gable.run - d * c)
            off = Vector((0, side * s, c))
            at = Vector((0, y, gable.eave + d * s)) - off * 0.042
            mesh.beam('purlin', at + Vector((gable.left + 0.05, 0, 0)), at + Vector((gable.right - 0.05, 0, 0)), 0.05, 0.07, pole, 0.004, up=off)
    for y in (gable.front + inset + 0.1, gable.back - inset - 0.1):
        z = gable.eave + inset * tan - 0.22
        mesh.beam('plate', (gable.left + 0.1, y, z), (gable.right - 0.1, y, z), 0.1, 0.08, pole, 0.004)


def barge_boards(gable, paint):
    """Boards under the verges that close the roof's ends and cover the ends of the purlins."""
    for x in (gable.left + 0.004, gable.right - 0.004):
        for edge in (gable.front - 0.01, gable.back + 0.01):
            low = Vector((x, edge, gable.eave - 0.085 / math.cos(gable.pitch)))
            top = Vector((x, gable.front + gable.run, gable.top - 0.085 / math.cos(gable.pitch)))
            mesh.beam('barge board', low, top, 0.026, 0.17, paint, 0.003)


def veranda_ends(gable, paint):
    """Upright boards between the end posts of the veranda, the wall and the roof."""
    tan = math.tan(gable.pitch)
    for x in (-0.03, 10.0):
        for y in np.arange(-1.46, 0.0, 0.146):
            mesh.box('end board', (x, y, gable.eave - 0.06), (x + 0.022, min(y + 0.142, 0.02), gable.eave + (y - gable.front) * tan - 0.02), paint, 0.003)


def planks(gable, inset_x, front, back, wood, low, high):
    """Walls of irregular off-cut boards with gaps, and a dark inside."""
    rng = np.random.default_rng(9)
    dark = materials.plain('inside', '#17130f', 0.95)
    left, right = gable.left + inset_x, gable.right - inset_x
    mesh.box('inside', (left + 0.05, front + 0.05, low), (right - 0.05, back - 0.05, high - 0.02), dark)
    tan = math.tan(gable.pitch)
    middle = gable.front + gable.run
    for axis, at, start, end in (('x', front, left, right), ('y', left, front, back), ('y', right, front, back), ('x', back, left, right)):
        u = start
        while u < end - 0.03:
            w = min(rng.uniform(0.13, 0.21), end - u)
            top = high if axis == 'x' else gable.eave + (gable.run - abs(u + w / 2 - middle)) * tan - 0.14
            bottom = low + rng.uniform(-0.04, 0.03)
            d = at + rng.normal(0, 0.004)
            lo, hi = ((u, d, bottom), (u + w - 0.008, d + 0.022, top)) if axis == 'x' else ((d, u, bottom), (d + 0.022, u + w - 0.008, top))
            mesh.box('plank', lo, hi, wood[int(rng.integers(0, len(wood)))], 0.002)
            u += w


def weathered(name='old zinc', rust_from=0.60):
    """Weathered galvanised sheets: dull, streaked below the screws, rusty at laps and ends. A lower `rust_from` gives more rust."""
    n = materials.Nodes(name)
    uv, place = n.coordinates('UV'), n.coordinates('Object')
    cells = n.add('TexVoronoi', {'feature': 'F1'}, Vector=uv, Scale=38.0).outputs['Color']
    split = n.add('SeparateRGB', Image=cells)
    cloud = n.ramp(n.noise(place, 1.6, 7, 0.62), 0.3, 0.75)
    streak = n.ramp(n.noise(place, 14, 6, 0.62, stretch=(1.0, 0.05, 1.0)), 0.42, 0.82)
    rust = n.ramp(n.noise(place, 5.0, 9, 0.7, stretch=(1.0, 0.16, 1.0)), rust_from, rust_from + 0.16)
    grey = n.mix(n.math('MULTIPLY', split.outputs[0], 0.35), materials.srgb('#8b8e8c'), materials.srgb('#6f7371'))
    grey = n.mix(n.math('MULTIPLY', cloud, 0.55), grey, materials.srgb('#5d5f5c'))
    grey = n.mix(n.math('MULTIPLY', streak, 0.45), grey, materials.srgb('#7a6652'))
    tint = n.mix(n.math('MULTIPLY', rust, 0.75), grey, materials.srgb('#6b3f26'))
    # Each sheet has its own age.
    tint = n.mix(n.ramp(n.add('ObjectInfo').outputs['Random'], 0, 1, 0, 0.30), tint, materials.srgb('#3f3d3a'))
    normal = n.bump(n.noise(uv, 3.0, 3), 0.45, 0.008)
    normal = n.bump(n.noise(uv, 60, 4), 0.12, 0.0008, normal)
    dull = n.math('ADD', n.math('MULTIPLY', rust, 0.35), n.ramp(cloud, 0, 1, 0.42, 0.58))
    metal = n.math('SUBTRACT', 0.72, n.math('MULTIPLY', rust, 0.72))
    n.principled(Base_Color=tint, Metallic=metal, Roughness=dull, Specular=0.4, Normal=normal)
    return n.done()


def house(gable, wash, door):
    earth = materials.render_wall('earth wall', wash, stain='#8f6a4a')
    shutter = materials.timber('shutter', door, along=2, roughness=0.7)
    pole = materials.timber('house timber', '#6e5a45', along=0, roughness=0.85)
    post = materials.timber('veranda post', '#75604a', along=2, roughness=0.85)
    frame = materials.timber('frame', '#5a4a3a', along=2, roughness=0.8)
    glass, dark = materials.glass(), materials.plain('room', '#241f1a', 0.9)
    cloth = materials.plain('net curtain', '#d2c8b2', 0.9)
    concrete = materials.plain('concrete', '#9a8f80', 0.9, noise_scale=9, vary=0.3, bump=0.2)
    parts = (frame, glass, cloth, concrete, dark)
    high = 2.78
    walls.wall(earth, 'x', 0, 0.2, 9.8, 0.2, [(1.2, 2.3, 1.15, 2.2), (4.0, 4.95, FLOOR, FLOOR + 2.0), (6.6, 7.9, 1.15, 2.2)], low=-0.1, high=high)
    # The front wall goes up to the roof.
    walls.wall(earth, 'x', 0, 0.2, 9.8, 0.2, low=high, high=gable.eave - gable.front * math.tan(gable.pitch) - 0.14)
    walls.wall(earth, 'y', 0.0, 0.0, 5.5, 0.2, [(2.0, 3.0, 1.2, 2.1)], low=-0.1, high=high - 0.25)
    walls.wall(earth, 'y', 9.8, 0.0, 5.5, 0.2, low=-0.1, high=high - 0.25)
    walls.wall(earth, 'x', 5.5, 0.0, 10.0, 0.2, low=-0.1, high=high - 0.25)
    tan, middle = math.tan(gable.pitch), gable.front + gable.run
    for x in (0.0, 9.8):
        points = [(x, 0.0, high - 0.25), (x, 5.7, high - 0.25), (x, 5.7, gable.eave + (gable.back - 5.7) * tan - 0.1), (x, middle, gable.top - 0.14), (x, 0.0, gable.eave + 1.9 * tan - 0.1)]
        mesh.from_arrays('gable', points + [(px + 0.2, py, pz) for px, py, pz in points], [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9)], earth)
    walls.window('x', 0, 1.2, 2.3, 1.15, 2.2, parts, seed=21, panes=2)
    walls.window('x', 0, 6.6, 7.9, 1.15, 2.2, parts, seed=22, panes=2)
    walls.window('y', 0, 2.0, 3.0, 1.2, 2.1, parts, seed=23, panes=2)
    for a, b in ((1.2, 2.3), (6.6, 7.9)):
        for side, u in ((-1, a), (1, b)):
            lo, hi = (u - 0.5, u - 0.02) if side < 0 else (u + 0.02, u + 0.5)
            mesh.box('shutter', (lo, -0.035, 1.15), (hi, -0.006, 2.2), shutter, 0.004)
            for z in (1.3, 2.0):
                mesh.box('ledge', (lo + 0.03, -0.055, z), (hi - 0.03, -0.034, z + 0.09), shutter, 0.003)
    mesh.box('door', (4.0, 0.08, FLOOR), (4.95, 0.12, FLOOR + 2.0), shutter)
    for u in np.arange(4.02, 4.95, 0.155):
        mesh.box('board', (u, 0.065, FLOOR + 0.02), (u + 0.148, 0.085, FLOOR + 1.98), shutter, 0.003)
    for low, high in (((3.94, -0.012, FLOOR), (4.0, 0.07, FLOOR + 2.06)), ((4.95, -0.012, FLOOR), (5.01, 0.07, FLOOR + 2.06)), ((3.94, -0.012, FLOOR + 2.0), (5.01, 0.07, FLOOR + 2.06))):
        mesh.box('door frame', low, high, frame, 0.004)
    iron = materials.plain('door iron', '#2b2724', 0.5, noise_scale=9, vary=0.2)
    mesh.box('latch', (4.82, 0.05, FLOOR + 1.0), (4.86, 0.066, FLOOR + 1.16), iron, 0.004)
    mesh.box('latch handle', (4.83, 0.02, FLOOR + 1.04), (4.85, 0.05, FLOOR + 1.12), iron, 0.006)
    floor = materials.trodden_cement('veranda floor', -1.6)
    mesh.box('veranda', (-0.1, -1.6, -0.2), (10.1, 0.02, FLOOR), floor, 0.02)
    mesh.box('step', (3.7, -1.95, -0.2), (5.3, -1.58, FLOOR - 0.15), floor, 0.02)
    for x in (0.05, 2.5, 5.6, 7.8, 9.95):
        mesh.beam('post', (x, -1.42, FLOOR), (x, -1.42, gable.eave + 0.02), 0.11, 0.11, post, 0.03, up=(1, 0, 0))
    mesh.beam('bressumer', (-0.2, -1.42, gable.eave + 0.03), (10.2, -1.42, gable.eave + 0.03), 0.09, 0.13, pole, 0.008)
    veranda_ends(gable, shutter)
    timber_frame(gable, pole, 1.9)
    return pole, post


def store():
    pole = bpy.data.materials['house timber']
    wood = [materials.timber('plank ' + c, c, along=2, roughness=0.9, sawn=True) for c in ('#6b665c', '#5f5a51', '#757064', '#68635a')]
    front, back = STORE.front + 0.55, STORE.back - 0.55
    planks(STORE, 0.55, front, back, wood, 0.35, STORE.eave + 0.55 * math.tan(STORE.pitch) - 0.1)
    for x in (13.9, 15.6, 17.3, 18.3):
        for y in (front + 0.1, back - 0.1):
            mesh.box('stub', (x, y - 0.1, -0.2), (x + 0.2, y + 0.1, 0.36), materials.stone('stub stone'), 0.01)
    mesh.box('door', (15.4, front - 0.03, 0.4), (16.3, front - 0.004, 2.1), wood[2], 0.004)
    for z in (0.62, 1.75):
        mesh.box('ledge', (15.42, front - 0.055, z), (16.28, front - 0.03, z + 0.11), wood[1], 0.003)
    timber_frame(STORE, pole, 0.55, tail=0.45)


def maize(seed, low, high):
    """Rows of standing maize."""
    rng = np.random.default_rng(seed)
    spots = [(x + rng.normal(0, 0.06), y + rng.normal(0, 0.05), ground_height(x, y)) for y in np.arange(low[1], high[1], 0.75) for x in np.arange(low[0], high[0], 0.32)]
    leaf = ['#56702c', '#6d8438', '#869447', '#9c9a55']
    stems = [(np.array([[x, y, z], [x, y, z + 1.9 * rng.uniform(0.8, 1.1)]]), np.array([0.014, 0.006])) for x, y, z in spots]
    trees.tubes('maize stems', stems, materials.plain('maize stem', '#7d8a48', 0.6), 5)
    for k, up in enumerate((0.35, 0.8, 1.2)):
        undergrowth.tuft('maize leaves %d' % k, [(x, y, z + up) for x, y, z in spots], np.random.default_rng(seed + k), 4, 0.85, 0.07, 0.02, 1.15, leaf)


def clearance(x, y):
    if (-0.3 < x < 10.3 and -2.0 < y < 5.9) or (13.4 < x < 18.8 and -0.3 < y < 4.2):
        return 0
    trodden = math.hypot((x - 8) / 9, (y + 4.5) / 3.0) - 0.75 - 0.4 * noise.noise((x * 0.7, y * 0.7, 0))
    return min(1.0, trodden)


def land():
    """Hedges, maize and trees."""
    mango, broadleaf = trees.Tree('mango', 5), trees.Tree('broadleaf', 18)
    grevillea, acacia = trees.Tree('grevillea', 25), trees.Tree('acacia', 52)
    mango.stand((15.5, 9.2, 0), 0.4, 1.15)
    mango.stand((22.0, 10.5, 0), 2.2, 1.2)
    mango.stand((9.0, 15.0, 0), 3.0, 1.25)
    mango.stand((1.5, 16.5, 0), 4.4, 1.1)
    broadleaf.stand((-6.5, 10.5, 0), 0.3, 1.0)
    broadleaf.stand((28.5, 8.5, 0), 1.9, 0.9)
    for k, (x, y) in enumerate(((-3, 14.5), (5.2, 17), (12.4, 14), (18.8, 15.0), (26, 15), (-12, 20), (33, 19), (-20, 24), (41, 24), (-9, 30), (2, 34), (13, 32), (22, 31))):
        grevillea.stand((x, y, 0), k * 1.9, 0.85 + 0.07 * (k % 4))
    acacia.stand((-24, 44, 0), 1.0, 1.1)
    broadleaf.stand((-12.5, -19.0, 0.3), 2.0, 0.8)
    rng = np.random.default_rng(13)
    for k in range(40):
        a, r = math.radians(rng.uniform(15, 165)), rng.uniform(50, 140)
        (mango, broadleaf, grevillea, acacia)[k % 4].stand((r * math.cos(a) + 8, r * math.sin(a), -0.3), rng.uniform(0, 6), rng.uniform(0.6, 1.05))
    undergrowth.hedge((-14, 8.6), (13, 8.2), 1.5, 0.8, 63, ground=ground_height)
    undergrowth.hedge((13, 7.0), (32, 7.6), 1.6, 0.8, 64, ground=ground_height)
    maize(3, (20.5, -3.0), (30.0, 6.0))
    maize(7, (-13.0, 1.5), (-4.6, 7.5))
    trees.close_view((mango, broadleaf))


def cover():
    """Grass, stones, shrubs and fallen leaves on the yard."""
    undergrowth.pebbles(15, 2600, (-6, -14), (22, -0.6), lambda x, y: 1 if y < -2 else 0, ground_height)
    undergrowth.lawn(15, (-14, -13), (24, 8), clearance, ground_height, worn=0.16)
    undergrowth.meadow(70, 12000, (-22, 9.5), (38, 30), lambda x, y: 1, ground_height)
    undergrowth.litter(18, 900, (9, -5), 12, ['#8a6a3c', '#6f4f2c', '#a58b52'], clearance, ground_height, 0.06)
    for k, (x, y, s) in enumerate(((-0.4, -2.3, 0.42), (1.4, -2.2, 0.36), (6.4, -2.25, 0.42), (8.6, -2.25, 0.36), (13.3, -0.7, 0.4), (18.9, -0.6, 0.5))):
        undergrowth.shrub((x, y, ground_height(x, y)), 700 + k, (s, s, s * 1.2), (trees.BRIGHT_GREEN, undergrowth.HEDGE_GREEN)[k % 2], stems=20)
    undergrowth.bougainvillea((10.6, -1.5, ground_height(10.6, -1.5)), 711, (0.8, 0.7, 1.3), 34)


def build(slug, sheeting=None, ground_cover=True, verges=False, wash='#bb9a74', door='#3f5f6b', pitch_deg=24, flashing=None):
    """House, store and farm yard; returns the steel objects of both roofs. `ground_cover` is for pictures that show the ground."""
    steel = sheeting or weathered()
    gable = house_roof(pitch_deg)
    laid = roofs.Roof(slug, steel, seed=31, flashing=flashing)
    gable.build(laid, verges)
    # The store has older sheets than the house.
    STORE.build(laid if sheeting else roofs.Roof(slug, weathered('rusted zinc', 0.46), seed=53), verges)
    parts = laid.parts()
    house(gable, wash, door)
    if verges:
        barge_boards(gable, materials.plain('barge paint', '#e2ddd0', 0.5, noise_scale=3, vary=0.12))
    store()
    yard.plot('yard', (-24, -20), (40, 30), ground_height, materials.red_earth('yard earth', 16, 26))
    if ground_cover:
        cover()
    land()
    yard.tank(11.75, 1.4)
    white = materials.plain('gutter', '#cfcac0', 0.5, noise_scale=7, vary=0.38)
    roofs.gutters(((gable.left, gable.front - 0.03), (gable.right + 0.05, gable.front - 0.03)), gable.eave - 0.004, white)
    if verges:
        # Down the end post: seen from above, a pipe to the tank seems to climb.
        mesh.beam('downpipe', (10.25, -1.93, gable.eave - 0.08), (10.06, -1.46, gable.eave - 0.34), 0.066, 0.066, white, 0.02)
        mesh.cylinder('downpipe', (10.06, -1.46, FLOOR - 0.2), 0.035, gable.eave - 0.34 - FLOOR + 0.2, white, 16)
    elif ground_cover:
        mesh.beam('downpipe', (10.42, -1.95, gable.eave - 0.1), (11.5, 1.1, gable.eave - 0.22), 0.07, 0.07, white, 0.02)
    yard.bench(6.2, -0.62, FLOOR, bpy.data.materials['veranda post'])
    yard.firewood(13.9, -0.55, 0.0, 6, ground_height, 1.4, 0.6)
    return parts
