"""A strapped bundle of one product's sheets on timber bearers in the yard, seen end-on: the section, thirty times over."""
import bpy
import numpy as np
from mathutils import Matrix, Vector

import kernel
import light
import materials
import mesh
import products
import sheets
import views

COUNT = 40
BEARER = 0.075


def spacing(profile):
    """How far apart nested sheets lie: their thickness, measured upright on the steepest flank, and a breath of air."""
    run, rise = np.abs(np.diff(profile.section, axis=0)).T
    steepest = float(np.max(rise / np.maximum(run, 1e-6)))
    return sheets.THICKNESS * (1 + steepest ** 2) ** 0.5 + 0.0003


def strap(at, left, right, low, high, steel):
    """Steel band drawn tight over the crests and under the bundle, with its seal."""
    outline = [(left, low), (left, high), (right, high), (right, low), (left, low)]
    turn = Matrix(((0, 1, 0, 0), (1, 0, 0, at), (0, 0, 1, 0), (0, 0, 0, 1)))
    mesh.extrude('strap', outline, turn, 0.019, steel, radius=0.004, thickness=0.0009)
    mesh.box('seal', (left + 0.22, at - 0.003, high - 0.0004), (left + 0.255, at + 0.022, high + 0.0035), steel, 0.001)


def yard():
    """A swept concrete floor before a plastered wall."""
    n = materials.Nodes('yard floor')
    place = n.coordinates()
    blot = n.ramp(n.noise(place, 1.1, 7, 0.6), 0.3, 0.72)
    grit = n.noise(place, 70, 4)
    tint = n.mix(blot, materials.srgb('#7d766b'), materials.srgb('#6a6257'))
    tint = n.mix(n.ramp(n.noise(place, 0.5, 5), 0.5, 0.75, 0, 0.35), tint, materials.srgb('#74655a'))
    n.principled(Base_Color=tint, Roughness=0.85, Specular=0.25, Normal=n.bump(grit, 0.25, 0.003))
    mesh.from_arrays('floor', [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], n.done())
    wall = materials.plain('yard wall', '#9f9a90', 0.9, noise_scale=1.5, vary=0.15)
    mesh.box('wall', (-20, 6.4, -0.1), (20, 6.6, 3.4), wall)
    mesh.box('foot', (-20, 6.34, -0.1), (20, 6.45, 0.42), materials.plain('wall foot', '#837a6b', 0.9, noise_scale=2, vary=0.25))


def build(slug):
    profile = kernel.profiles()[products.PRODUCTS[slug]['profile']]
    steel = products.sheet_material(slug, new=True)
    long = 6 * profile.step_length if profile.step_length else 2.4
    yard()
    rng = np.random.default_rng(len(slug))
    timber = materials.timber('bearer', '#8d6a45', along=0, roughness=0.85)
    for y in (0.16, long * 0.5, long - 0.3):
        mesh.box('bearer', (-0.10, y, 0.0), (profile.overall + 0.10, y + 0.1, BEARER), timber, 0.003)
    kinds = [sheets.sheet('sheet', profile, 0, long, steel, None, seed=40 + k, wave=0.0002) for k in range(4)]
    for obj in kinds:
        bpy.data.objects.remove(obj)
    datas = [m for m in bpy.data.meshes if m.name.startswith('sheet')]
    rise = spacing(profile)
    z = BEARER + 0.001
    for i in range(COUNT):
        obj = mesh.link(bpy.data.objects.new('sheet', datas[int(rng.integers(0, 4))]))
        shove = rng.normal(0, 0.0022, 2)
        obj.matrix_world = Matrix.Translation(Vector((shove[0], shove[1] + (0.006 if rng.random() < 0.12 else 0), z))) @ Matrix.Rotation(rng.normal(0, 0.0006), 4, 'Z')
        z += rise * rng.uniform(0.97, 1.12)
    top = z + profile.depth + profile.step_height + 0.001
    band = materials.plain('strap steel', '#3b4046', 0.35, 0.9)
    for y in (0.34, long - 0.45):
        strap(y, -0.006, profile.overall + 0.006, BEARER - 0.001, top, band)
        for x in (-0.008, profile.overall - 0.036):
            mesh.box('edge board', (x, y - 0.03, top - 0.004), (x + 0.045, y + 0.05, top - 0.0012), timber, 0.001)
    views.golden_hour((232, 26), seed=2.0, clouds=0.25, exposure=0.30, glow=0.0)
    middle = profile.overall * 0.5
    aim = Vector((middle + 0.02, 0.22, BEARER + 0.045))
    light.camera(aim + Vector((-0.50, -2.15, 0.50)) * (0.80 + 0.55 * (profile.overall - 0.84)), aim, 63, 13, Vector((middle, 0.06, BEARER + 0.05)))
    return []
