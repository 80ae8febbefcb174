"""Walls with openings, stone courses, steel windows, panelled doors."""
import math

import bpy
import numpy as np

import materials
import mesh


def wall(material, axis, at, start, end, thickness, openings=(), low=0.37, high=2.86):
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
    # Members meet end to end or at different depths: faces in one plane would show as black dots.
    put('frame', (a + bar, deep + 0.001, sill), (b - bar, deep + 0.04, sill + bar), steel, 0.003)
    put('frame', (a + bar, deep + 0.001, head - bar), (b - bar, deep + 0.04, head), steel, 0.003)
    light_line = head - 0.36
    put('transom', (a + bar - 0.002, deep + 0.006, light_line), (b - bar + 0.002, deep + 0.036, light_line + 0.035), steel, 0.003)
    for k in range(1, panes):
        u = a + (b - a) * k / panes
        put('mullion', (u - 0.018, deep + 0.003, sill + bar - 0.002), (u + 0.018, deep + 0.038, head - bar + 0.002), steel, 0.003)
    # Burglar bars.
    for z in np.arange(sill + 0.2, light_line, 0.2):
        put('bar', (a + bar, deep + 0.05, z), (b - bar, deep + 0.058, z + 0.010), steel)
    d = at - facing * (deep + 0.02)
    corners = [(a, sill), (b, sill), (b, head), (a, head)]
    mesh.from_arrays('pane', [(u, d, z) if axis == 'x' else (d, u, z) for u, z in corners], [(0, 1, 2, 3)], glass)
    # Its top is a little above the wall in the opening: faces in one plane would show as a black strip.
    put('sill', (a - 0.09, -0.07, sill - 0.07), (b + 0.09, deep + 0.02, sill + 0.004), sill_stone, 0.006)
    stain(axis, at, a - 0.12, b + 0.12, sill - 0.07, 0.62)
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


def stain(axis, at, a, b, top, length):
    """Dirt washed down from a sill: a sheet 2 mm before the wall."""
    d = at - 0.002
    corners = ((a, top - length), (b, top - length), (b, top), (a, top))
    made = mesh.from_arrays('run-off', [(u, d, z) if axis == 'x' else (d, u, z) for u, z in corners], [(0, 1, 2, 3)], bpy.data.materials.get('run-off') or materials.run_off())
    layer = made.data.uv_layers.new(name='UVMap')
    for loop, uv in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        layer.data[loop].uv = uv
    made.visible_shadow = False


def door(a, b, at, floor, parts):
    timber, steel = parts
    head = floor + 2.12
    for low, high in (((a, at + 0.04, floor), (a + 0.07, at + 0.13, head)), ((b - 0.07, at + 0.04, floor), (b, at + 0.13, head)),
                      ((a, at + 0.04, head - 0.07), (b, at + 0.13, head))):
        mesh.box('door frame', low, high, timber, 0.004)
    mesh.box('door', (a + 0.07, at + 0.09, floor + 0.01), (b - 0.07, at + 0.13, head - 0.07), timber)
    width = b - a - 0.14
    for column in range(2):
        for z0, z1 in ((0.18, 0.62), (0.74, 1.22), (1.34, 1.9)):
            u0 = a + 0.07 + width * (0.09 + 0.46 * column)
            u1 = u0 + width * 0.36
            mesh.box('panel', (u0, at + 0.072, floor + z0), (u1, at + 0.095, floor + z1), timber, 0.012)
    mesh.box('handle', (b - 0.16, at + 0.03, floor + 1.02), (b - 0.13, at + 0.06, floor + 1.16), steel, 0.006)
