"""A bungalow: hipped main roof, gabled wing in front, veranda between. x to the right, y to the back, ground at zero."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import kernel
import materials
import mesh
import products
import sheets

PITCH = math.radians(24)
EAVE = 3.02
FLOOR = 0.42
TOP = 3.0
# Roof edges in plan.
LEFT, RIGHT, FRONT, BACK = -0.6, 12.1, -0.6, 8.1
WING_LEFT, WING_RIGHT, WING_FRONT = 6.6, 11.6, -2.35
RUN = (BACK - FRONT) / 2
WING_RUN = (WING_RIGHT - WING_LEFT) / 2
SLOPE = 1 / math.cos(PITCH)
RISE = math.tan(PITCH)


def cap(start, end, fall, depth, material):
    """A folded cap along a ridge or hip from one point to another, in lengths of 2 m."""
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    side = Vector((0, 0, 1)).cross(along).normalized()
    up = along.cross(side)
    wing = 0.17
    outline = [(-wing, -wing * fall - 0.014), (-wing + 0.002, -wing * fall), (-0.030, -0.030 * fall)]
    outline += [(0.026 * math.cos(t), 0.004 + 0.030 * math.sin(t)) for t in np.linspace(math.radians(160), math.radians(20), 7)]
    outline += [(0.030, -0.030 * fall), (wing - 0.002, -wing * fall), (wing, -wing * fall - 0.014)]
    far, x, i = (end - start).length, 0.0, 0
    while x < far:
        o = start + along * x + up * (depth + 0.012 + 0.003 * (i % 2))
        matrix = Matrix(((along.x, side.x, up.x, o.x), (along.y, side.y, up.y, o.y), (along.z, side.z, up.z, o.z), (0, 0, 0, 1)))
        mesh.extrude('cap', outline, matrix, min(2.0, far - x + 0.05), material, radius=0.006, thickness=0.001)
        x, i = x + 1.9, i + 1


def roof(slug):
    product = products.PRODUCTS[slug]
    profile = kernel.profiles()[product['profile']]
    steel = materials.painted_steel('roof', '#a0442c', roughness=0.40, coat=0.12, deepen=1.1, dirt=2.0)
    c, s = math.cos(PITCH), math.sin(PITCH)
    width, depth = RIGHT - LEFT, BACK - FRONT
    back_end = FRONT + WING_RUN + 0.4
    wing_length = back_end - WING_FRONT

    def hip(length):
        return lambda u: max(0.01, min(u, length - u, RUN)) * SLOPE

    faces = [
        ('front', (LEFT, FRONT, EAVE), (1, 0, 0), (0, c, s), width, None, hip(width)),
        ('left', (LEFT, BACK, EAVE), (0, -1, 0), (c, 0, s), depth, None, hip(depth)),
        ('right', (RIGHT, FRONT, EAVE), (0, 1, 0), (-c, 0, s), depth, None, hip(depth)),
        ('back', (RIGHT, BACK, EAVE), (-1, 0, 0), (0, -c, s), width, None, hip(width)),
        ('wing left', (WING_LEFT, back_end, EAVE), (0, -1, 0), (c, 0, s), wing_length,
         lambda u: min(WING_RUN, max(0.0, back_end - u - FRONT)) * SLOPE, lambda u: WING_RUN * SLOPE),
        ('wing right', (WING_RIGHT, WING_FRONT, EAVE), (0, 1, 0), (-c, 0, s), wing_length,
         lambda u: min(WING_RUN, max(0.0, WING_FRONT + u - FRONT)) * SLOPE, lambda u: WING_RUN * SLOPE),
    ]
    painted = materials.plain('screw', '#7d2f26', 0.4)
    data = sheets.screw_mesh(painted, painted)
    before = set(bpy.data.objects)
    for number, (name, origin, along, up, length, low, high) in enumerate(faces):
        matrix = mesh.face_matrix(origin, along, up)
        # Sheets are laid from the end the eye starts at, so that a whole sheet stands at the verge.
        x, i = 0.0, 0
        while x < length - 0.02:
            clip = min(profile.overall, length - x)
            part = profile
            if clip < profile.overall - 1e-6:
                part = trimmed(profile, clip)
            sheets.sheet(name, part, x, RUN * SLOPE, steel, matrix, seed=100 * number + i, low=low, high=high, wave=0.0008)
            x, i = x + profile.cover, i + 1
        if name in ('front', 'wing left'):
            limit = high(length / 2)
            for v in np.arange(0.12, limit, 0.9):
                picked = [u for u in np.arange(0, length, 0.05) if (low(u) if low else 0) + 0.1 < v < high(u) - 0.15]
                if picked:
                    sheets.screws(data, profile, picked[0], picked[-1], [(v, True)], matrix)
    ridge = EAVE + RUN * RISE
    middle = (FRONT + BACK) / 2
    a, b = Vector((LEFT + RUN, middle, ridge)), Vector((RIGHT - RUN, middle, ridge))
    lift = profile.depth * SLOPE
    cap(a - Vector((0.1, 0, 0)), b + Vector((0.1, 0, 0)), RISE, lift, steel)
    for corner, top in (((LEFT, FRONT), a), ((LEFT, BACK), a), ((RIGHT, FRONT), b), ((RIGHT, BACK), b)):
        cap((corner[0], corner[1], EAVE), top, RISE / math.sqrt(2), lift, steel)
    wing_ridge = EAVE + WING_RUN * RISE
    x = (WING_LEFT + WING_RIGHT) / 2
    cap((x, WING_FRONT - 0.03, wing_ridge), (x, FRONT + WING_RUN + 0.15, wing_ridge), RISE, lift, steel)
    # Verge flashings on the gable.
    for name, origin, along, up, mirror in (
        ('verge left', (WING_LEFT, WING_FRONT, EAVE), (0, -1, 0), (c, 0, s), -1),
        ('verge right', (WING_RIGHT, WING_FRONT, EAVE), (0, 1, 0), (-c, 0, s), 1),
    ):
        face = mesh.face_matrix(origin, along, up)
        h = profile.depth + 0.006
        outline = [(-0.12, h - 0.008), (-0.118, h), (0.03, h + 0.002), (0.032, h - 0.15), (0.022, h - 0.155)]
        if mirror < 0:
            outline = [(-y, z) for y, z in outline][::-1]
        matrix = face @ Matrix(((0, -1, 0, 0), (1, 0, 0, -0.02), (0, 0, 1, 0), (0, 0, 0, 1)))
        mesh.extrude(name, outline, matrix, WING_RUN * SLOPE + 0.02, steel, radius=0.004)
    return [o for o in bpy.data.objects if o not in before]


def trimmed(profile, width):
    """The same profile cut along its length."""
    import copy
    cut = copy.copy(profile)
    x = profile.section[:, 0]
    keep = profile.section[x < width - 1e-4]
    cut.section = np.concatenate([keep, [[width, float(profile.height(width))]]])
    return cut


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
    mesh.box('soffit', (WING_LEFT + 0.08, WING_FRONT + 0.05, z0 + 0.02), (WING_RIGHT - 0.08, FRONT + 0.2, z0 + 0.03), board)


def wall(material, axis, at, start, end, thickness, openings=(), low=FLOOR - 0.05, high=TOP - 0.14):
    """A wall along x or y with rectangular openings (from, to, sill, head), built of the pieces around them."""
    def piece(a, b, z0, z1):
        if b - a < 0.005 or z1 - z0 < 0.005:
            return
        if axis == 'x':
            mesh.box('wall', (a, at, z0), (b, at + thickness, z1), material)
        else:
            mesh.box('wall', (at, a, z0), (at + thickness, b, z1), material)
    cursor = start
    for a, b, sill, head in sorted(openings):
        piece(cursor, a, low, high)
        piece(a, b, low, sill)
        piece(a, b, head, high)
        cursor = b
    piece(cursor, end, low, high)


def stone_band(material, axis, at, start, end, thickness, low, high, scale=1.0):
    """Coursed stone as a box with the courses running level around it."""
    lo, hi = ((start, at, low), (end, at + thickness, high)) if axis == 'x' else ((at, start, low), (at + thickness, end, high))
    obj = mesh.box('stone', lo, hi, material)
    layer = obj.data.uv_layers.new(name='UVMap')
    for polygon in obj.data.polygons:
        for loop in polygon.loop_indices:
            p = obj.data.vertices[obj.data.loops[loop].vertex_index].co
            n = polygon.normal
            layer.data[loop].uv = (p.y + 0.2 if abs(n.x) > 0.5 else p.x, p.y if abs(n.z) > 0.5 else p.z)
    return obj


def window(axis, at, a, b, sill, head, parts, facing=-1, panes=3, seed=0, drawn=0.36):
    """Steel casement set back in its opening: frame, glazing bars, pane, curtains and a dark room behind."""
    rng = np.random.default_rng(seed)

    def put(name, low, high, material, bevel=0.0):
        (u0, d0, z0), (u1, d1, z1) = low, high
        d0, d1 = sorted((at + d0 * -facing, at + d1 * -facing))
        if axis == 'x':
            return mesh.box(name, (u0, d0, z0), (u1, d1, z1), material, bevel)
        return mesh.box(name, (d0, u0, z0), (d1, u1, z1), material, bevel)

    steel, glass, cloth, sill_stone, dark = parts
    bar, deep = 0.045, 0.09
    put('frame', (a, deep, sill), (a + bar, deep + 0.04, head), steel, 0.003)
    put('frame', (b - bar, deep, sill), (b, deep + 0.04, head), steel, 0.003)
    put('frame', (a, deep, sill), (b, deep + 0.04, sill + bar), steel, 0.003)
    put('frame', (a, deep, head - bar), (b, deep + 0.04, head), steel, 0.003)
    light_line = head - 0.36
    put('transom', (a, deep, light_line), (b, deep + 0.04, light_line + 0.035), steel, 0.003)
    for k in range(1, panes):
        u = a + (b - a) * k / panes
        put('mullion', (u - 0.018, deep, sill), (u + 0.018, deep + 0.04, head), steel, 0.003)
    # Burglar bars, as every house has them.
    for z in np.arange(sill + 0.2, light_line, 0.2):
        put('bar', (a + bar, deep + 0.05, z), (b - bar, deep + 0.058, z + 0.010), steel)
    d = at - facing * (deep + 0.02)
    corners = [(a, sill), (b, sill), (b, head), (a, head)]
    mesh.from_arrays('pane', [(u, d, z) if axis == 'x' else (d, u, z) for u, z in corners], [(0, 1, 2, 3)], glass)
    put('sill', (a - 0.09, -0.07, sill - 0.07), (b + 0.09, deep, sill), sill_stone, 0.006)
    put('room', (a - 0.3, 0.9, sill - 0.3), (b + 0.3, 0.95, head + 0.2), dark)
    for side in (0, 1):
        width = (b - a) * drawn * rng.uniform(0.8, 1.2)
        u = np.linspace(0, width, 60)
        fold = 0.028 * np.sin(u / width * 2 * math.pi * 6 + rng.uniform(0, 6)) + 0.01 * np.sin(u * 40)
        rows = []
        for share, gather in ((0, 1.0), (0.5, 0.93), (1.0, 1.03)):
            z = head - 0.03 - share * (head - sill - 0.06)
            across = (a + u * gather) if side == 0 else (b - u * gather)
            d = at - facing * (deep + 0.12 + fold * (0.6 + 0.5 * share))
            flat = np.full_like(u, z)
            rows.append(np.stack([across, d, flat], axis=1) if axis == 'x' else np.stack([d, across, flat], axis=1))
        mesh.from_arrays('curtain', np.concatenate(rows), mesh.grid_faces(3, len(u)), cloth, smooth=True)


def door(a, b, at, parts):
    timber, steel = parts
    head = FLOOR + 2.12
    for low, high in (((a, at + 0.04, FLOOR), (a + 0.07, at + 0.13, head)), ((b - 0.07, at + 0.04, FLOOR), (b, at + 0.13, head)),
                      ((a, at + 0.04, head - 0.07), (b, at + 0.13, head))):
        mesh.box('door frame', low, high, timber, 0.004)
    mesh.box('door', (a + 0.07, at + 0.09, FLOOR + 0.01), (b - 0.07, at + 0.13, head - 0.07), timber)
    width = b - a - 0.14
    for column in range(2):
        for z0, z1 in ((0.18, 0.62), (0.74, 1.22), (1.34, 1.9)):
            u0 = a + 0.07 + width * (0.09 + 0.46 * column)
            u1 = u0 + width * 0.36
            mesh.box('panel', (u0, at + 0.072, FLOOR + z0), (u1, at + 0.095, FLOOR + z1), timber, 0.012)
    mesh.box('handle', (b - 0.16, at + 0.03, FLOOR + 1.02), (b - 0.13, at + 0.06, FLOOR + 1.16), steel, 0.006)


def gutter(start, end, material):
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    side = Vector((0, 0, 1)).cross(along)
    r = 0.062
    outline = [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(math.pi, 2 * math.pi, 13)]
    matrix = Matrix(((along.x, side.x, 0, start.x), (along.y, side.y, 0, start.y), (along.z, side.z, 1, start.z), (0, 0, 0, 1)))
    mesh.extrude('gutter', outline, matrix, (end - start).length, material, radius=0, thickness=0.004)
    r -= 0.005
    outline = [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(2 * math.pi, math.pi, 13)]
    mesh.extrude('gutter', outline, matrix, (end - start).length, material, radius=0, thickness=0.001)


def build(slug='box-profile'):
    limewash = materials.render_wall('limewash', '#e3d3b0')
    stone = materials.stone()
    timber = materials.timber('fascia timber', '#5b3823')
    post_timber = materials.timber('post timber', '#6d4529', along=2)
    oxide = materials.plain('red oxide floor', '#8a3524', 0.42, noise_scale=2.2, vary=0.35)
    steel = materials.plain('window steel', '#2e2622', 0.5)
    white = materials.plain('gutter', '#d8d3c8', 0.45, noise_scale=3, vary=0.2)
    concrete = materials.plain('concrete', '#a39a8b', 0.9, noise_scale=9, vary=0.3, bump=0.2)
    dark = materials.plain('room', '#4a4035', 0.9)
    cloth = materials.plain('curtain', '#d6b98c', 0.9)
    cloth_two = materials.plain('curtain blue', '#7c8f98', 0.9)
    glass = materials.glass()
    parts = (steel, glass, cloth, concrete, dark)
    parts_two = (steel, glass, cloth_two, concrete, dark)
    roof(slug)
    fascia(timber)

    veranda = 1.75
    t = 0.2
    # Walls above the plinth; the front one stands back behind the veranda.
    sill, head = FLOOR + 0.95, FLOOR + 2.15
    wall(limewash, 'x', veranda, 0, 7.1, t, [(0.75, 2.55, sill, head), (3.55, 4.55, FLOOR, FLOOR + 2.12), (5.15, 6.5, sill, head)])
    wall(limewash, 'y', 0, veranda + t, 7.5, t, [(3.1, 4.5, sill, head), (5.6, 6.5, sill + 0.3, head)])
    wall(limewash, 'x', 7.3, 0, 11.5, t)
    wall(limewash, 'y', 11.3, t, 7.5, t)
    wing_front = -1.85
    wall(limewash, 'x', wing_front, 7.1, 11.1, t, [(8.05, 10.15, sill - 0.1, head)])
    wall(limewash, 'y', 7.1, wing_front + t, veranda + t, t, [(-0.75, 0.45, sill, head)])
    wall(limewash, 'y', 10.9, wing_front + t, 1.0, t)
    gable = EAVE + WING_RUN * RISE - 0.06
    x = (WING_LEFT + WING_RIGHT) / 2
    inset = 0.42
    points = [(7.1, wing_front, TOP - 0.15), (11.1, wing_front, TOP - 0.15), (11.1, wing_front, EAVE + inset * RISE - 0.02), (x, wing_front, gable), (7.1, wing_front, EAVE + inset * RISE - 0.02)]
    behind = [(px, py + t, pz) for px, py, pz in points]
    mesh.from_arrays('gable', points + behind, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)], limewash)
    # Louvred vent high in the gable.
    mesh.box('vent', (x - 0.3, wing_front - 0.03, 3.28), (x + 0.3, wing_front + 0.02, 3.74), timber, 0.004)
    for k in range(6):
        slat = Matrix.Translation(Vector((x - 0.25, wing_front - 0.035, 3.33 + k * 0.065))) @ Matrix.Rotation(0.6, 4, 'X')
        mesh.box('slat', (0, -0.012, 0), (0.5, 0.0, 0.062), post_timber, 0.002, slat)
    # Stone plinth and dado, a hand's breadth proud of the wall.
    for axis, at, start, end in (('x', wing_front - 0.03, 7.05, 11.15), ('y', 11.08, wing_front, 1.0), ('y', 11.32, 0.5, 7.5)):
        stone_band(stone, axis, at, start, end, 0.2, -0.1, 1.02 if axis == 'x' else 0.7)
    stone_band(stone, 'y', 7.07, wing_front, veranda, 0.2, -0.1, 1.02)
    stone_band(stone, 'y', -0.03, veranda, 7.5, 0.2, -0.1, 1.02)
    stone_band(stone, 'x', 7.33, 0, 11.5, 0.2, -0.1, 0.7)
    for axis, at, start, end in (('x', wing_front - 0.05, 7.03, 11.17),):
        mesh.box('coping', (start, at, 1.02), (end, at + 0.06, 1.06), concrete, 0.006)
    mesh.box('coping', (7.04, wing_front - 0.05, 1.02), (7.1, veranda, 1.06), concrete, 0.006)
    mesh.box('coping', (-0.06, veranda, 1.02), (0.0, 7.5, 1.06), concrete, 0.006)

    window('x', veranda, 0.75, 2.55, sill, head, parts, seed=1, panes=3)
    window('x', veranda, 5.15, 6.5, sill, head, parts, seed=2, panes=2, drawn=0.42)
    window('x', wing_front, 8.05, 10.15, sill - 0.1, head, parts_two, seed=3, panes=4, drawn=0.3)
    window('y', 7.1, -0.75, 0.45, sill, head, parts_two, seed=4, panes=2)
    window('y', 0, 3.1, 4.5, sill, head, parts, seed=5, panes=3)
    window('y', 0, 5.6, 6.5, sill + 0.3, head, parts, seed=6, panes=2)
    door(3.55, 4.55, veranda, (materials.timber('door', '#6b3a1f', along=2, roughness=0.45), steel))

    # Veranda: polished red floor on a stone edge, steps, posts on stone piers with a low wall between.
    mesh.box('floor', (-0.12, -0.16, FLOOR - 0.07), (7.12, veranda + 0.02, FLOOR), oxide, 0.012)
    stone_band(stone, 'x', -0.1, -0.06, 7.1, 0.25, -0.1, FLOOR - 0.06)
    stone_band(stone, 'y', -0.06, -0.1, veranda, 0.2, -0.1, FLOOR - 0.06)
    for k, reach in enumerate((0.36, 0.72)):
        mesh.box('step', (3.25, -0.16 - reach, -0.1), (4.95, -0.1, FLOOR - 0.14 * (k + 1)), oxide, 0.012)
    piers = (0.02, 2.2, 5.22)
    for px in piers:
        stone_band(stone, 'x', -0.12, px, px + 0.42, 0.42, FLOOR - 0.02, FLOOR + 0.86)
        mesh.box('pier cap', (px - 0.03, -0.15, FLOOR + 0.86), (px + 0.45, 0.33, FLOOR + 0.92), concrete, 0.008)
        mesh.box('post', (px + 0.13, 0.01, FLOOR + 0.92), (px + 0.29, 0.17, EAVE - 0.3), post_timber, 0.008)
        mesh.box('post head', (px + 0.09, -0.03, EAVE - 0.42), (px + 0.33, 0.21, EAVE - 0.3), post_timber, 0.008)
    mesh.box('plate', (-0.02, 0.0, EAVE - 0.32), (7.1, 0.18, EAVE - 0.17), post_timber, 0.006)
    for a, b in ((0.44, 2.2), (5.64, 7.07)):
        stone_band(stone, 'x', 0.0, a, b, 0.18, FLOOR - 0.02, FLOOR + 0.42)
        mesh.box('coping', (a, -0.03, FLOOR + 0.42), (b, 0.21, FLOOR + 0.475), concrete, 0.008)
    stone_band(stone, 'y', 0.02, 0.3, veranda, 0.18, FLOOR - 0.02, FLOOR + 0.42)

    gutter((LEFT, FRONT - 0.025, EAVE - 0.035), (WING_LEFT + 0.03, FRONT - 0.025, EAVE - 0.05), white)
    gutter((LEFT - 0.03, BACK, EAVE - 0.035), (LEFT - 0.03, FRONT, EAVE - 0.05), white)
    gutter((WING_LEFT - 0.025, FRONT - 0.1, EAVE - 0.04), (WING_LEFT - 0.025, WING_FRONT + 0.02, EAVE - 0.05), white)
    return timber, post_timber, stone, concrete, white
