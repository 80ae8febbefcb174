"""One product as a roof: three-quarter view from above the eave, up to the ridge cap."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import kernel
import light
import materials
import mesh
import plants
import products
import sheets

PITCH = math.radians(21)
EAVE = 3.0
# Azimuth and elevation: lower and further round for fine or shallow waves, which want the rake.
SUN = {'steep': (214, 38), 'shallow': (201, 34), 'shallowest': (194, 29)}
RAKE = {'corrugated': 'shallow', 'versatile': 'shallowest'}


def ridge_cap(profile, ridge, length, material, half_round):
    """Caps in 2 m lengths; they lie along x, folded over the ridge at y = 0."""
    down = math.tan(PITCH)
    top = profile.depth + profile.step_height * 0.6
    rise = top / math.cos(PITCH) + 0.004
    wing = 0.19 * math.cos(PITCH)
    if half_round:
        r = 0.085
        arc = [(r * math.cos(t), r * 0.86 * math.sin(t)) for t in np.linspace(math.radians(168), math.radians(12), 17)]
        edge = wing
        outline = [(-edge, -edge * down + 0.0 - 0.012), (-edge + 0.001, -edge * down)]
        outline += [(y, z + 0.012 - r * down * 0.9) for y, z in arc]
        outline += [(edge - 0.001, -edge * down), (edge, -edge * down - 0.012)]
    else:
        outline = [(-wing, -wing * down - 0.014), (-wing + 0.001, -wing * down), (-0.030, -0.030 * down)]
        outline += [(0.026 * math.cos(t), 0.004 + 0.030 * math.sin(t)) for t in np.linspace(math.radians(160), math.radians(20), 9)]
        outline += [(0.030, -0.030 * down), (wing - 0.001, -wing * down), (wing, -wing * down - 0.014)]
    x, i = -0.05, 0
    while x < length:
        matrix = Matrix.Translation(Vector((x, ridge.y, ridge.z + rise + 0.002 * (i % 2) + 0.001)))
        matrix = matrix @ Matrix.Rotation(0.0011 * (-1) ** i, 4, 'Y')
        mesh.extrude('ridge cap', outline, matrix, 2.0, material, radius=0.006, thickness=0.0008)
        if half_round:
            for bead in np.arange(0.05, 2.0, 0.475):
                ring = [(y * 1.03, z + 0.006) for y, z in outline[2:-2]]
                mesh.extrude('bead', ring, matrix @ Matrix.Translation(Vector((bead, 0, 0))), 0.045, material, radius=0.004)
        x, i = x + 1.9, i + 1
    return top, wing / math.cos(PITCH)


def build(slug):
    profile = kernel.profiles()[products.PRODUCTS[slug]['profile']]
    stepped = profile.step_length is not None
    painted = products.PRODUCTS[slug]['painted']
    slope = 7 * profile.step_length if stepped else 2.45
    length = 8.0
    steel = products.sheet_material(slug)
    colour = products.PRODUCTS[slug].get('colour', '#8d9294')
    face = mesh.face_matrix((0, 0, EAVE), (1, 0, 0), (0, math.cos(PITCH), math.sin(PITCH)))
    x, i = 0.0, 0
    painted_parts = []
    while x < length:
        painted_parts.append(sheets.sheet('sheet', profile, x, slope, steel, face, seed=100 + i))
        x, i = x + profile.cover, i + 1

    before = set(bpy.data.objects)
    ridge = Vector((0, slope * math.cos(PITCH) + 0.01, EAVE + slope * math.sin(PITCH)))
    top, wing = ridge_cap(profile, ridge, length, steel, stepped)
    trim = steel
    # Verge flashing: flange on the first crest, a fall down the barge board.
    high = profile.depth + profile.step_height + 0.004
    flange = 0.11
    outline = [(-flange, high - 0.008), (0.002 - flange, high), (0.03, high + 0.002), (0.032, high - 0.16), (0.022, high - 0.165)]
    verge = face @ Matrix(((0, -1, 0, 0), (1, 0, 0, -0.03), (0, 0, 1, 0), (0, 0, 0, 1)))
    mesh.extrude('verge', outline, verge, slope + 0.02, trim, radius=0.003)
    painted_parts += [o for o in bpy.data.objects if o not in before]

    washer = materials.plain('washer', '#8d9091', 0.45, 0.9) if not painted else materials.plain('washer', colour, 0.45)
    head = materials.plain('zinc screw', '#b4b6b6', 0.35, 1.0) if not painted else materials.plain('painted head', colour, 0.4)
    data = sheets.screw_mesh(washer, head)
    if stepped:
        rows = [((k + 0.16) * profile.step_length, k in (0,)) for k in (0, 2, 4)]
    else:
        rows = [(0.11, True), (0.11 + 0.9, False), (0.11 + 1.8, False)]
    sheets.screws(data, profile, 0.1, length, rows, face)
    # Screws that hold the cap, one on every second crest.
    crests = [c for c in profile.crests()]
    for n, x in enumerate([s * profile.cover + c for s in range(int(length / profile.cover)) for c in crests]):
        every = max(1, round(0.38 / profile.pitch))
        if n % every:
            continue
        obj = mesh.link(bpy.data.objects.new('cap screw', data))
        obj.matrix_world = face @ Matrix.Translation(Vector((x, slope - wing + 0.045, top + 0.0075)))

    foam = materials.plain('foam', colour if painted else '#6c6f70', 0.95)
    painted_parts.append(sheets.closure(profile, 0.02, length, slope - wing + 0.018, top + 0.004, foam, face))

    # Timber under the sheet ends, wall below.
    white = materials.plain('fascia paint', '#d9d0bf', 0.55, noise_scale=3.0, vary=0.12)
    mesh.box('fascia', (-0.02, 0.055, EAVE - 0.215), (length, 0.080, EAVE - 0.004), white, 0.003)
    mesh.box('soffit', (0, 0.08, EAVE - 0.20), (length, 0.55, EAVE - 0.185), white)
    barge = face @ Matrix.Translation(Vector((-0.028, 0.06, -0.004)))
    mesh.box('barge', (0, 0, -0.2), (0.024, slope - 0.06, 0.0), white, 0.003, barge)
    wall = materials.render_wall('limewash', '#d9c8a6')
    mesh.box('wall', (0.35, 0.5, -0.2), (length, 0.7, EAVE - 0.19), wall)
    mesh.box('deck', (0.02, 0.09, -0.012), (length, slope - 0.05, -0.006), materials.plain('underlay', '#3a3733', 0.9), matrix=face)

    plants.land(slug)
    azimuth, elevation = SUN[RAKE.get(products.PRODUCTS[slug]['profile'], 'steep')]
    light.sun(azimuth, elevation, 7.0 if painted else 6.2, (1.0, 0.79, 0.56))
    light.sky(azimuth, elevation, 0.112, saturation=0.66 if painted else 0.34, clouds=0.6, seed=2.3, warm=0.25)
    close = {'corrugated': 0.68}.get(products.PRODUCTS[slug]['profile'], 0.84)
    aim = Vector((1.85, 1.08, EAVE + 0.54))
    at = aim + close * Vector((2.15, -2.85, 0.80))
    light.camera(at, aim, 33, 3.6, Vector((1.95, 1.0, EAVE + 0.4)))
    light.view({'maisha-alu-zinc-mabati': 0.16, 'corrugated-iron-sheet': -0.22, 'box-profile': 0.08, 'versatile': -0.34}.get(slug, -0.1))
    return painted_parts
