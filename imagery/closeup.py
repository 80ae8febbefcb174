"""The eave from an arm's length: the cut ends of two sheets, the lap between them, a screw on the crest, the purlin below."""
import math

from mathutils import Matrix, Vector

import kernel
import light
import materials
import mesh
import products
import sheets
import views

PITCH = math.radians(17)
EAVE = 3.0


def build(slug):
    product = products.PRODUCTS[slug]
    profile = kernel.profiles()[product['profile']]
    steel = products.sheet_material(slug, new=True)
    face = mesh.face_matrix((0, 0, EAVE), (1, 0, 0), (0, math.cos(PITCH), math.sin(PITCH)))
    long = 7 * profile.step_length if profile.step_length else 2.4
    for i in range(-1, 2):
        sheets.sheet('sheet', profile, i * profile.cover, long, steel, face, seed=60 + i, wave=0.0003)
    colour = product['colour']
    washer = materials.plain('washer', colour, 0.45) if product['painted'] else materials.plain('washer', '#8d9091', 0.45, 0.9)
    head = materials.plain('painted head', colour, 0.4) if product['painted'] else materials.plain('zinc screw', '#b4b6b6', 0.35, 1.0)
    data = sheets.screw_mesh(washer, head)
    step = profile.step_length
    rows = [(0.14 * step, True), (2.14 * step, False), (4.14 * step, False)] if step else [(0.085, True), (0.98, False), (1.88, False)]
    sheets.screws(data, profile, -0.9, 2.0, rows, face, lift=0.001)
    timber = materials.timber('purlin', '#9a734a', along=0, roughness=0.8)
    for v, _ in rows:
        purlin = face @ Matrix.Translation(Vector((0, v - 0.025, -0.0515)))
        mesh.box('purlin', (-1.2, 0, 0), (2.4, 0.05, 0.05), timber, 0.003, purlin)
    rafter = materials.timber('rafter', '#8a6642', along=1, roughness=0.8)
    for x in (profile.cover - 0.62, profile.cover + 0.28):
        mesh.box('rafter', (x, -0.03, -0.152), (x + 0.05, long, -0.053), rafter, 0.003, face)
    wall = materials.plain('wall', '#8d7c62', 0.9, noise_scale=2, vary=0.2)
    mesh.box('wall', (-3, 0.55, -0.2), (5, 0.75, EAVE - 0.05), wall)
    mesh.from_arrays('ground', [(-90, -90, 0), (90, -90, 0), (90, 90, 0), (-90, 90, 0)], [(0, 1, 2, 3)], materials.plain('earth', '#7d4a32', 0.95))
    views.golden_hour((338, 27), seed=3.0, clouds=0.4, exposure=0.12, glow=0.15, saturation=0.95 if product['painted'] else 0.7)
    reach = 0.30 + profile.pitch * 1.1
    lap = Vector((profile.cover + (profile.overall - profile.cover) * 0.5, 0, EAVE + profile.depth * 0.5))
    aim = lap + Vector((0.0, 0.10, 0.035))
    light.camera(aim + Vector((0.30, -0.94, 0.17)) * (reach / 0.52), aim, 62, 13, lap + Vector((0, 0.02, 0)))
    return []
