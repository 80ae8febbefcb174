"""A bungalow: hipped main roof, gabled wing in front, veranda between. x to the right, y to the back, ground at zero."""
import math

from mathutils import Matrix, Vector

import materials
import mesh
import products
import roofs
import walls

PITCH = math.radians(36)
EAVE = 3.02
FLOOR = 0.42
TOP = 3.0
# Roof edges in plan.
LEFT, RIGHT, FRONT, BACK = -0.6, 12.1, -0.6, 8.1
WING_LEFT, WING_RIGHT, WING_FRONT = 6.6, 11.6, -2.35
WING_WALLS = 7.1, 11.1
RUN = (BACK - FRONT) / 2
WING_RUN = (WING_RIGHT - WING_LEFT) / 2
RISE = math.tan(PITCH)


def roof(slug, sheeting=None, paint=None):
    """Hips on the house, a gable on the wing, a valley on either side of it."""
    laid = roofs.Roof(slug, sheeting, paint=paint or products.NEUTRAL)
    wing = roofs.Wing(WING_LEFT, WING_RIGHT, WING_FRONT, FRONT, EAVE, PITCH)
    faces = roofs.hip_faces(LEFT, RIGHT, FRONT, BACK, EAVE, PITCH)
    faces[0].low = wing.low(LEFT)
    for face in faces:
        laid.lay(face)
    roofs.hip_caps(laid, LEFT, RIGHT, FRONT, BACK, EAVE, PITCH)
    wing.build(laid)
    return laid.parts()


def fascia(timber):
    z0, z1 = EAVE - 0.20, EAVE - 0.006
    t = 0.028
    f, b, l, r = FRONT + 0.05, BACK - 0.05, LEFT + 0.05, RIGHT - 0.05
    mesh.box('fascia', (l, f, z0), (WING_LEFT + 0.3, f + t, z1), timber, 0.003)
    mesh.box('fascia', (l, f + t, z0), (l + t, b, z1), timber, 0.003)
    mesh.box('fascia', (r - t, f, z0), (r, b, z1), timber, 0.003)
    mesh.box('fascia', (WING_LEFT + 0.05, WING_FRONT + 0.03, z0), (WING_LEFT + 0.05 + t, f + 0.6, z1), timber, 0.003)
    mesh.box('fascia', (WING_RIGHT - 0.05 - t, WING_FRONT + 0.03, z0), (WING_RIGHT - 0.05, f + 0.6, z1), timber, 0.003)
    top = EAVE + WING_RUN * RISE
    x = (WING_LEFT + WING_RIGHT) / 2
    for side in (-1, 1):
        a = Vector((x + side * (WING_RUN - 0.0), WING_FRONT + 0.02, EAVE - 0.13))
        mesh.beam('barge', a, Vector((x, WING_FRONT + 0.02, top - 0.13)), 0.028, 0.2, timber, 0.003)
    board = materials.plain('soffit', '#cbbd9f', 0.8, noise_scale=4, vary=0.15)
    mesh.box('soffit', (LEFT + 0.08, FRONT + 0.08, z0 + 0.02), (RIGHT - 0.08, BACK - 0.08, z0 + 0.035), board)
    # Only beside the wing's walls; each end is boxed in under its verge.
    for edge, wall in ((WING_LEFT, WING_WALLS[0]), (WING_RIGHT, WING_WALLS[1])):
        left, right = sorted((edge + math.copysign(0.08, wall - edge), wall))
        mesh.box('soffit', (left, WING_FRONT + 0.05, z0 + 0.02), (right, FRONT + 0.2, z0 + 0.03), board)
        y = WING_FRONT + 0.045
        rise = [(x, y, EAVE + abs(x - edge) * RISE - 0.02) for x in (right, left)]
        mesh.from_arrays('eave end', [(left, y, z0 + 0.02), (right, y, z0 + 0.02), *rise], [(0, 1, 2, 3)], timber)


def build(slug, sheeting=None, wash='#dccdae', paint=None):
    limewash = materials.render_wall('limewash', wash, age=0.8)
    stone = materials.stone()
    timber = materials.timber('fascia timber', '#5b3823')
    post_timber = materials.timber('post timber', '#6d4529', along=2)
    oxide = materials.polished_floor('red oxide floor', '#7d3b2d')
    steel = materials.plain('window steel', '#2e2622', 0.5)
    white = materials.plain('gutter', '#d8d3c8', 0.5, noise_scale=7, vary=0.38)
    concrete = materials.plain('concrete', '#a39a8b', 0.9, noise_scale=9, vary=0.3, bump=0.2)
    dark = materials.plain('room', '#4a4035', 0.9)
    cloth = materials.plain('curtain', '#d6b98c', 0.9)
    cloth_two = materials.plain('curtain blue', '#7c8f98', 0.9)
    glass = materials.glass()
    parts = (steel, glass, cloth, concrete, dark)
    parts_two = (steel, glass, cloth_two, concrete, dark)
    painted = roof(slug, sheeting, paint)
    fascia(timber)

    veranda = 1.75
    t = 0.2
    # Walls above the plinth; the front one stands back behind the veranda.
    sill, head = FLOOR + 0.95, FLOOR + 2.15
    walls.wall(limewash, 'x', veranda, 0, 7.1, t, [(0.75, 2.55, sill, head), (3.55, 4.55, FLOOR, FLOOR + 2.12), (5.15, 6.5, sill, head)])
    walls.wall(limewash, 'y', 0, veranda + t, 7.5, t, [(3.1, 4.5, sill, head), (5.6, 6.5, sill + 0.3, head)])
    walls.wall(limewash, 'x', 7.3, 0, 11.5, t)
    walls.wall(limewash, 'y', 11.3, t, 7.5, t)
    wing_front = -1.85
    walls.wall(limewash, 'x', wing_front, 7.1, 11.1, t, [(8.05, 10.15, sill - 0.1, head)])
    walls.wall(limewash, 'y', 7.1, wing_front + t, veranda + t, t, [(-0.75, 0.45, sill, head)])
    walls.wall(limewash, 'y', 10.9, wing_front + t, 1.0, t)
    gable = EAVE + WING_RUN * RISE - 0.06
    x = (WING_LEFT + WING_RIGHT) / 2
    inset = 0.42
    points = [(7.1, wing_front, TOP - 0.14), (11.1, wing_front, TOP - 0.14), (11.1, wing_front, EAVE + inset * RISE - 0.02), (x, wing_front, gable), (7.1, wing_front, EAVE + inset * RISE - 0.02)]
    behind = [(px, py + t, pz) for px, py, pz in points]
    mesh.from_arrays('gable', points + behind, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (0, 4, 9, 5), (1, 6, 7, 2)], limewash)
    # Louvred vent high in the gable.
    mesh.box('vent', (x - 0.3, wing_front - 0.03, 3.28), (x + 0.3, wing_front + 0.02, 3.74), timber, 0.004)
    for k in range(6):
        slat = Matrix.Translation(Vector((x - 0.25, wing_front - 0.035, 3.33 + k * 0.065))) @ Matrix.Rotation(0.6, 4, 'X')
        mesh.box('slat', (0, -0.012, 0), (0.5, 0.0, 0.062), post_timber, 0.002, slat)
    # Stone plinth and dado, which project a few centimetres from the wall.
    for axis, at, start, end in (('x', wing_front - 0.03, 7.05, 11.15), ('y', 11.08, wing_front, 1.0), ('y', 11.32, 0.5, 7.5)):
        walls.stone_band(stone, axis, at, start, end, 0.2, -0.1, 1.02 if axis == 'x' else 0.7)
    walls.stone_band(stone, 'y', 7.07, wing_front, veranda, 0.2, -0.1, 1.02)
    walls.stone_band(stone, 'y', -0.03, veranda, 7.5, 0.2, -0.1, 1.02)
    walls.stone_band(stone, 'x', 7.33, 0, 11.5, 0.2, -0.1, 0.7)
    for axis, at, start, end in (('x', wing_front - 0.05, 7.03, 11.17),):
        mesh.box('coping', (start, at, 1.02), (end, at + 0.06, 1.06), concrete, 0.006)
    mesh.box('coping', (7.04, wing_front - 0.05, 1.02), (7.1, veranda, 1.06), concrete, 0.006)
    mesh.box('coping', (-0.06, veranda, 1.02), (0.0, 7.5, 1.06), concrete, 0.006)

    walls.window('x', veranda, 0.75, 2.55, sill, head, parts, seed=1, panes=3)
    walls.window('x', veranda, 5.15, 6.5, sill, head, parts, seed=2, panes=2, drawn=0.42)
    walls.window('x', wing_front, 8.05, 10.15, sill - 0.1, head, parts_two, seed=3, panes=4, drawn=0.3)
    walls.window('y', 7.1, -0.75, 0.45, sill, head, parts_two, seed=4, panes=2)
    walls.window('y', 0, 3.1, 4.5, sill, head, parts, seed=5, panes=3)
    walls.window('y', 0, 5.6, 6.5, sill + 0.3, head, parts, seed=6, panes=2)
    walls.door(3.55, 4.55, veranda, FLOOR, (materials.timber('door', '#6b3a1f', along=2, roughness=0.45), steel))

    # Veranda: polished red floor on a stone edge, steps, posts on stone piers with a low wall between.
    mesh.box('floor', (-0.12, -0.16, FLOOR - 0.07), (7.12, veranda + 0.02, FLOOR), oxide, 0.012)
    walls.stone_band(stone, 'x', -0.1, -0.06, 7.1, 0.25, -0.1, FLOOR - 0.06)
    walls.stone_band(stone, 'y', -0.057, -0.094, veranda, 0.2, -0.1, FLOOR - 0.063)
    for k, reach in enumerate((0.36, 0.72)):
        mesh.box('step', (3.25, -0.16 - reach, -0.1), (4.95, -0.1, FLOOR - 0.14 * (k + 1)), oxide, 0.012)
    piers = (0.02, 2.2, 5.22)
    for px in piers:
        walls.stone_band(stone, 'x', -0.12, px, px + 0.42, 0.42, FLOOR - 0.02, FLOOR + 0.86)
        mesh.box('pier cap', (px - 0.03, -0.15, FLOOR + 0.86), (px + 0.45, 0.33, FLOOR + 0.92), concrete, 0.008)
        mesh.box('post', (px + 0.13, 0.01, FLOOR + 0.92), (px + 0.29, 0.17, EAVE - 0.3), post_timber, 0.008)
        mesh.box('post head', (px + 0.09, -0.03, EAVE - 0.42), (px + 0.33, 0.21, EAVE - 0.3), post_timber, 0.008)
    mesh.box('plate', (-0.02, 0.0, EAVE - 0.32), (7.1, 0.18, EAVE - 0.17), post_timber, 0.006)
    for a, b in ((0.44, 2.2), (5.64, 7.07)):
        walls.stone_band(stone, 'x', 0.0, a, b, 0.18, FLOOR - 0.02, FLOOR + 0.42)
        mesh.box('coping', (a, -0.03, FLOOR + 0.42), (b, 0.21, FLOOR + 0.475), concrete, 0.008)
    walls.stone_band(stone, 'y', 0.02, 0.3, veranda, 0.18, FLOOR - 0.02, FLOOR + 0.42)

    o = 0.045
    roofs.gutters(((LEFT - o, BACK), (LEFT - o, FRONT - o), (WING_LEFT - o, FRONT - o), (WING_LEFT - o, WING_FRONT + 0.04)), EAVE, white)
    return painted
