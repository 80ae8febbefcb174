"""Functions that build Blender meshes from arrays of points and faces."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def from_arrays(name, vertices, faces, material=None, smooth=False, normals=None, uv=None, matrix=None):
    """One object; `normals` (per vertex) and `uv` (per vertex) are optional."""
    mesh = bpy.data.meshes.new(name)
    vertices = np.asarray(vertices, dtype=np.float32)
    if isinstance(faces, np.ndarray):
        faces = np.asarray(faces, dtype=np.int32)
        count, corners = faces.shape
        mesh.vertices.add(len(vertices))
        mesh.vertices.foreach_set('co', vertices.ravel())
        mesh.loops.add(count * corners)
        mesh.loops.foreach_set('vertex_index', faces.ravel())
        mesh.polygons.add(count)
        mesh.polygons.foreach_set('loop_start', np.arange(0, count * corners, corners, dtype=np.int32))
        mesh.polygons.foreach_set('loop_total', np.full(count, corners, dtype=np.int32))
        mesh.update(calc_edges=True)
    else:
        mesh.from_pydata([tuple(map(float, v)) for v in vertices], [], faces)
    if smooth or normals is not None:
        mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), dtype=bool))
    if uv is not None:
        layer = mesh.uv_layers.new(name='UVMap')
        loops = np.empty(len(mesh.loops), dtype=np.int32)
        mesh.loops.foreach_get('vertex_index', loops)
        layer.data.foreach_set('uv', np.asarray(uv, dtype=np.float32)[loops].ravel())
    if normals is not None:
        mesh.use_auto_smooth = True
        mesh.normals_split_custom_set_from_vertices(np.asarray(normals, dtype=np.float32))
    if material:
        mesh.materials.append(material)
    obj = link(bpy.data.objects.new(name, mesh))
    if matrix is not None:
        obj.matrix_world = matrix
    return obj


def grid_faces(rows, columns, flip=False, start=0):
    """Quads of a grid stored row by row."""
    r, c = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing='ij')
    a = (r * columns + c).ravel() + start
    quads = np.stack([a, a + 1, a + columns + 1, a + columns], axis=1)
    return quads[:, ::-1] if flip else quads


def bevelled(obj, width, segments=2):
    modifier = obj.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = math.radians(35)
    return obj


def box(name, low, high, material, bevel=0.0, matrix=None):
    (x0, y0, z0), (x1, y1, z1) = low, high
    corners = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    obj = from_arrays(name, corners, faces, material, matrix=matrix)
    return bevelled(obj, bevel) if bevel else obj


def beam(name, start, end, width, height, material, bevel=0.0, up=(0, 0, 1)):
    """A square-edged bar from one point to another."""
    start, end = Vector(start), Vector(end)
    along = end - start
    x = along.normalized()
    y = Vector(up).cross(x).normalized()
    z = x.cross(y)
    matrix = Matrix(((x.x, y.x, z.x, start.x), (x.y, y.y, z.y, start.y), (x.z, y.z, z.z, start.z), (0, 0, 0, 1)))
    return box(name, (0, -width / 2, -height / 2), (along.length, width / 2, height / 2), material, bevel, matrix)


def cylinder(name, centre, radius, height, material, sides=32, top_radius=None, bevel=0.0, matrix=None):
    """Upright, standing on `centre`."""
    top_radius = radius if top_radius is None else top_radius
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=sides, radius1=radius, radius2=top_radius, depth=height)
    bmesh.ops.translate(bm, verts=bm.verts, vec=(0, 0, height / 2))
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    for polygon in mesh.polygons:
        polygon.use_smooth = len(polygon.vertices) == 4
    mesh.use_auto_smooth = True
    mesh.materials.append(material)
    obj = link(bpy.data.objects.new(name, mesh))
    obj.matrix_world = matrix if matrix is not None else Matrix.Translation(Vector(centre))
    return bevelled(obj, bevel) if bevel else obj


def lathe(name, centre, outline, material, sides=64):
    """A solid of revolution, like a vase: `outline` is (radius, height) from the bottom up."""
    outline = np.array(outline)
    angle = np.linspace(0, 2 * math.pi, sides + 1)
    rows = [np.stack([r * np.cos(angle), r * np.sin(angle), np.full_like(angle, z)], axis=1) for r, z in outline]
    obj = from_arrays(name, np.concatenate(rows), grid_faces(len(outline), sides + 1), material, smooth=True)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    obj.location = centre
    return obj


def polyline(points, radius=0.0, arc=3, sharp_deg=9.0):
    """
    Points of a row of chords with their tangents, corners rounded to `radius`.
    A corner turns by more than `sharp_deg`; a smaller turn is a chord of a curve and stays.
    """
    points = np.asarray(points, dtype=float)
    chord = np.diff(points, axis=0)
    length = np.linalg.norm(chord, axis=1)
    direction = chord / length[:, None]
    out, tangents = [points[0]], [direction[0]]
    for i in range(1, len(points) - 1):
        before, after = direction[i - 1], direction[i]
        turn = math.degrees(math.acos(np.clip(before @ after, -1, 1)))
        if turn <= sharp_deg or radius == 0:
            mean = before + after
            out.append(points[i])
            tangents.append(mean / np.linalg.norm(mean))
            continue
        reach = min(radius * math.tan(math.radians(turn) / 2), 0.45 * length[i - 1], 0.45 * length[i])
        a, b = points[i] - before * reach, points[i] + after * reach
        for t in np.linspace(0, 1, arc + 1):
            out.append((1 - t) ** 2 * a + 2 * t * (1 - t) * points[i] + t * t * b)
            mean = (1 - t) * before + t * after
            tangents.append(mean / np.linalg.norm(mean))
    out.append(points[-1])
    tangents.append(direction[-1])
    return np.array(out), np.array(tangents)


def extrude(name, outline, path_matrix, length, material, radius=0.004, thickness=0.0008, uv_scale=1.0):
    """A folded metal strip: the `outline` (in y and z) extruded along x, with thickness and rounded folds."""
    points, tangents = polyline(outline, radius, 4)
    normal = np.stack([-tangents[:, 1], tangents[:, 0]], axis=1)
    along = np.linspace(0, length, max(2, int(length / 0.25) + 1))
    arc = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    n = len(points)

    def sheet(offset):
        p = points + normal * offset
        return np.concatenate([np.stack([np.full(n, x), p[:, 0], p[:, 1]], axis=1) for x in along])

    top, bottom = sheet(0), sheet(-thickness)
    n3 = np.tile(np.stack([np.zeros(n), normal[:, 0], normal[:, 1]], axis=1), (len(along), 1))
    uv = np.stack([np.repeat(along, n), np.tile(arc, len(along))], axis=1)
    count = len(top)
    vertices = [top, bottom]
    normals = [n3, -n3]
    uvs = [uv, uv]
    faces = [grid_faces(len(along), n, flip=True), grid_faces(len(along), n, start=count)]
    start = 2 * count
    for row, direction in ((0, (-1, 0, 0)), (len(along) - 1, (1, 0, 0))):
        pick = slice(row * n, row * n + n)
        vertices += [top[pick], bottom[pick]]
        normals += [np.tile(direction, (2 * n, 1))]
        uvs += [uv[pick], uv[pick]]
        faces.append(grid_faces(2, n, row > 0, start))
        start += 2 * n
    for column, sign in ((0, -1), (n - 1, 1)):
        pick = slice(column, None, n)
        vertices += [top[pick], bottom[pick]]
        edge = np.array([0, *(tangents[column] * sign)])
        normals += [np.tile(edge, (2 * len(along), 1))]
        uvs += [uv[pick], uv[pick]]
        faces.append(grid_faces(2, len(along), sign < 0, start))
        start += 2 * len(along)
    return from_arrays(name, np.concatenate(vertices), np.concatenate(faces), material,
                       normals=np.concatenate(normals), uv=np.concatenate(uvs) * uv_scale, matrix=path_matrix)


def face_matrix(origin, along, up):
    """Frame of a roof face: x along the eave, y up the slope, z off the face."""
    x = Vector(along).normalized()
    y = Vector(up).normalized()
    z = x.cross(y)
    o = Vector(origin)
    return Matrix(((x.x, y.x, z.x, o.x), (x.y, y.y, z.y, o.y), (x.z, y.z, z.z, o.z), (0, 0, 0, 1)))
