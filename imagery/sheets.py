"""Sheets with their screws and fillers, in the coordinates of one roof face: x along the eave, y up the slope, z off the face."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import mesh

# Steel of 0.3 mm with its paint.
THICKNESS = 0.0004
BEND_RADIUS = 0.004
# At a side lap the steps of the upper sheet are this far in front of the lower sheet's.
STEP_LEAD = 0.005


def courses(profile, length, bends=False):
    """
    Height of a stepped sheet up its length, from the lower edge: each course sinks to the next one's nose.
    `bends` adds rows near the lower edge of a sheet without steps, so that its corners can be bent.
    """
    if not profile.step_length:
        up = np.linspace(0, length, max(2, int(length / 0.15) + 1))
        if bends:
            up = np.concatenate([[0, 0.015, 0.03, 0.05, 0.075, 0.11], up[1:]])
        return np.stack([up, np.zeros(len(up))], axis=1)
    points, nose = [], 0.004
    count = math.ceil(length / profile.step_length - 1e-6)
    for i in range(count):
        low, high = i * profile.step_length, min((i + 1) * profile.step_length, length)
        if i:
            points.append((low - nose, 0.0))
        points.append((low + (nose if i else 0), profile.step_height))
        share = (high - low) / profile.step_length
        points.append((high - (nose + 0.02 if share > 0.99 and i < count - 1 else 0), profile.step_height * (1 - share)))
        if share > 0.99 and i < count - 1:
            points[-1] = (points[-1][0], profile.step_height * 0.04)
    return np.array(points)


def near_lap(profile, u):
    """Share of a sheet's right-hand edge that lies over the next sheet: 0 before the lap, 1 at the edge."""
    return np.clip((u - profile.cover + 0.05) / (profile.overall - profile.cover + 0.05), 0, 1)


def lap_lift(profile, u, v, phase, near):
    """Gap between a sheet's right-hand edge and the next sheet, which it lies over. It is wider on roofs, where its shadow is a pixel."""
    if near:
        # A hair's breadth apart, and more for a hand's breadth in places: a wider gap is a black pen line, and a line of
        # shadow stops where sheets touch.
        rides = THICKNESS + 0.0001
        sprung = 0.00006 + 0.00018 * np.clip(np.sin(v * 6.1 + phase) * np.sin(v * 14.3 + 2 * phase), 0, 1)
        if profile.step_length:
            # Past the eave's screws nothing presses the lap together: its edge shows up the sheet, over its steps too.
            sprung = sprung + 0.0009 * np.clip((v - 0.75 * profile.step_length) / 0.05, 0, 1)
    else:
        rides = THICKNESS * 1.5 + 0.0004
        sprung = 0.00072 * (1 + np.sin(v * 7.0 + phase)) + 0.00036 * (1 + np.sin(v * 2.3 + 2 * phase))
    return rides * u / profile.overall + sprung * near_lap(profile, u) ** 2


def outlines(profile, length, near, bends=False):
    """Points and tangents across a sheet and up it: all for a close-up, fewer for a whole roof."""
    section = profile.section
    if not near and len(section) > 60:
        turn = np.abs(np.diff(np.arctan2(*np.diff(section, axis=0).T[::-1])))
        keep = np.ones(len(section), bool)
        keep[1:-1] = (turn > math.radians(9)) | (np.arange(1, len(section) - 1) % 3 == 0)
        section = section[keep]
    across = mesh.polyline(section, BEND_RADIUS, 3 if near else 1, 14 if near else 24)
    if profile.step_length:
        return across, mesh.polyline(courses(profile, length), 0.0045 if near else 0.008, 4 if near else 3)
    up = courses(profile, length, bends)
    return across, (up, np.tile([1.0, 0.0], (len(up), 1)))


OUTLINES = {}


def sheet(name, profile, x, length, material, matrix, seed=0, low=None, high=None, wave=0.0004, near=True, gap=None, bends=False):
    """
    One sheet lying on the face with its left-hand edge at `x`.
    `low` and `high` give, for distances along the eave, where the sheet starts and ends up the slope (hips and valleys).
    `near` sheets have their thickness and an underside; `gap` is the material of what shows under the edge of a far one at its lap.
    `bends` is as in `courses`.
    """
    key = (len(profile.section), profile.section[-1, 0], profile.rib_spacing, profile.depth, length, near, bends)
    if key not in OUTLINES:
        OUTLINES[key] = outlines(profile, length, near, bends)
    (across, across_t), (up, up_t) = OUTLINES[key]
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6.28, 4)
    tilt = rng.normal(0, 0.0007)
    rows, columns = len(up), len(across)
    u = np.tile(across[:, 0], rows)
    v = np.repeat(up[:, 0], columns)
    z_up = np.repeat(up[:, 1], columns)
    if low is not None or high is not None:
        # Points beyond the cutting line move onto it.
        start = np.array([low(x + q) if low else 0.0 for q in across[:, 0]])
        end = np.array([high(x + q) if high else length for q in across[:, 0]])
        v = np.minimum(np.maximum(v, np.tile(start, rows)), np.tile(np.maximum(end, start), rows))
        z_up = np.interp(v, up[:, 0], up[:, 1])
    z = np.tile(across[:, 1], rows) + z_up
    # Every sheet is slightly misaligned.
    z += tilt * (v - length / 2) / max(length, 1)
    z += wave * (np.sin(v * 3.1 + phase[0]) * np.sin(u * 2.3 + phase[1]) + 0.6 * np.sin(v * 6.7 + u * 3 + phase[2]))
    du = np.tile(across_t, (rows, 1))
    dv = np.repeat(up_t, columns, axis=0)
    slope_u = du[:, 1] / np.maximum(du[:, 0], 1e-3)
    slope_v = dv[:, 1] / np.maximum(np.abs(dv[:, 0]), 1e-3) * np.sign(dv[:, 0])
    slope_v = slope_v + wave * 3.1 * np.cos(v * 3.1 + phase[0]) * np.sin(u * 2.3 + phase[1])
    normal = np.stack([-slope_u, -slope_v, np.ones_like(u)], axis=1)
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    # Square to the courses, and further at a lap: the steps of the upper sheet stand in front of those of the lower one.
    lift = lap_lift(profile, u, v, phase[3], near) / np.linalg.norm(dv, axis=1)
    forward = STEP_LEAD * near_lap(profile, u) if profile.step_length else 0.0
    top = np.stack([x + u, v - forward - lift * dv[:, 1], z + lift * dv[:, 0]], axis=1)
    arc_u = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(across, axis=0), axis=1))])
    shift = rng.uniform(0, 50, 2)
    uv = np.stack([np.tile(arc_u, rows) + shift[0], v + shift[1]], axis=1)
    if not near:
        if gap:
            edge = top[columns - 1::columns]
            strip = np.concatenate([edge, edge - (0, 0, 0.005)])
            mesh.from_arrays('gap at a lap', strip, mesh.grid_faces(2, rows), gap, matrix=matrix)
        return mesh.from_arrays(name, top, mesh.grid_faces(rows, columns), material, normals=normal, uv=uv, matrix=matrix)
    bottom = top - normal * THICKNESS
    count = rows * columns
    vertices, normals, uvs = [top, bottom], [normal, -normal], [uv, uv]
    faces = [mesh.grid_faces(rows, columns), mesh.grid_faces(rows, columns, flip=True, start=count)]
    start = 2 * count
    edges = (
        (slice(0, columns), (0, -1, 0), columns, True), (slice(count - columns, count), (0, 1, 0), columns, False),
        (slice(0, count, columns), (-1, 0, 0), rows, False), (slice(columns - 1, count, columns), (1, 0, 0), rows, True),
    )
    for pick, direction, n, flip in edges:
        vertices += [top[pick], bottom[pick]]
        normals.append(np.tile(direction, (2 * n, 1)))
        uvs += [uv[pick], uv[pick]]
        faces.append(mesh.grid_faces(2, n, flip, start))
        start += 2 * n
    obj = mesh.from_arrays(name, np.concatenate(vertices), np.concatenate(faces), material,
                           normals=np.concatenate(normals), uv=np.concatenate(uvs), matrix=matrix)
    obj.data['faces of both sides'] = len(faces[0]) + len(faces[1])
    return obj


def bare_edges(obj, metal):
    """Shows bare metal on the cut edges of `near` sheets; their last faces are the edges."""
    data = obj.data
    data.materials.append(metal)
    index = np.zeros(len(data.polygons), np.int32)
    index[data['faces of both sides']:] = 1
    data.polygons.foreach_set('material_index', index)


def surface(profile, x, v):
    """Height of the laid roof at a point of the face."""
    inside = x % profile.cover
    z = float(profile.height(inside))
    if profile.step_length:
        share = (v % profile.step_length) / profile.step_length
        z += profile.step_height * (1 - share)
    return z


def screw_mesh(rubber, head, washer=1.0):
    """A 5/16 inch hex head with its flange on a washer of 16 mm, or `washer` times that; its rubber is pressed onto the sheet."""
    angle = np.linspace(0, 2 * math.pi, 25)
    vertices, polygons, kinds = [], [], []
    ring = [(0.0080, -0.0020), (0.0089, -0.0008), (0.0088, 0.0004), (0.0079, 0.0008)]
    plate = [(0.0079, 0.0004), (0.0080, 0.0011), (0.0074, 0.0016), (0.0058, 0.0020), (0.0058, 0.0028), (0.0048, 0.0031), (0.0, 0.0031)]
    for kind, outline in ((0, ring), (1, plate)):
        start = sum(len(part) for part in vertices)
        vertices += [np.stack([washer * r * np.cos(angle), washer * r * np.sin(angle), np.full_like(angle, z)], axis=1) for r, z in outline]
        polygons += [tuple(f) for f in mesh.grid_faces(len(outline), 25, start=start).tolist()]
        kinds += [(kind, True)] * (len(polygons) - len(kinds))
    base = sum(len(part) for part in vertices)
    rings = ((0.0028, 0.0046), (0.0076, 0.0046), (0.0083, 0.0039))
    vertices += [[(r * math.cos(i * math.pi / 3), r * math.sin(i * math.pi / 3), z) for i in range(6)] for z, r in rings]
    for level in range(2):
        for i in range(6):
            a, b = base + level * 6 + i, base + level * 6 + (i + 1) % 6
            polygons.append((a, b, b + 6, a + 6))
    polygons.append(tuple(base + 12 + i for i in range(6)))
    kinds += [(1, False)] * (len(polygons) - len(kinds))
    data = bpy.data.meshes.new('screw')
    data.from_pydata([tuple(map(float, p)) for p in np.concatenate(vertices)], [], polygons)
    data.materials.append(rubber)
    data.materials.append(head)
    for polygon, (kind, smooth) in zip(data.polygons, kinds):
        polygon.material_index = kind
        polygon.use_smooth = smooth
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(40)
    return data


def screws(data, profile, first, last, rows, matrix, lift=0.0, seed=7):
    """Screws on the crests of every sheet between two distances along the eave; `rows` are (distance up the slope, is an end row)."""
    rng = np.random.default_rng(seed)
    # The lap's own screw goes through both sheets, as near their crest as its washer's radius from the edge of the upper one.
    edge = profile.overall - profile.cover
    crests = [edge - 0.010 if abs(crest - edge) < 0.010 else crest for crest in profile.crests()]
    for sheet_index in range(math.floor(first / profile.cover), math.ceil(last / profile.cover)):
        for v, is_end in rows:
            wanted = min(len(crests), profile.end_row if is_end else profile.inner_row)
            picks = sorted({round(i * len(crests) / wanted) for i in range(wanted)})
            for pick in picks:
                x = sheet_index * profile.cover + crests[pick] + rng.normal(0, 0.0012)
                if not first + 0.02 < x < last - 0.02:
                    continue
                y = v + rng.normal(0, 0.004)
                obj = mesh.link(bpy.data.objects.new('screw', data))
                # A washer lies flat on the sheet, whichever way the sheet leans there.
                reach = 0.005
                rise_x = (surface(profile, x + reach, y) - surface(profile, x - reach, y)) / (2 * reach)
                rise_y = (surface(profile, x, y + reach) - surface(profile, x, y - reach)) / (2 * reach)
                flat = Vector((-rise_x, -rise_y, 1)).to_track_quat('Z', 'Y').to_matrix().to_4x4()
                lean = Matrix.Rotation(rng.normal(0, 0.03), 4, 'X') @ Matrix.Rotation(rng.uniform(0, 6.28), 4, 'Z')
                z = surface(profile, x, y) + 0.0010 + lift
                obj.matrix_world = matrix @ Matrix.Translation(Vector((x, y, z))) @ flat @ lean


def eave_comb(profile, first, last, v, material, matrix):
    """Filler under the lower edge of stepped sheets: from their underside down to the board."""
    x = np.arange(first, last, 0.004)
    high = np.array([surface(profile, q, v) for q in x]) - 0.0015
    vertices = np.concatenate([
        np.stack([x, np.full_like(x, v), np.full_like(x, -0.045)], axis=1), np.stack([x, np.full_like(x, v), high], axis=1),
    ])
    return mesh.from_arrays('eave comb', vertices, mesh.grid_faces(2, len(x)), material, matrix=matrix)
