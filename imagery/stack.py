"""A small stack of one product's sheets on timber battens, end-on enough to show section and thickness, on a plain grey floor."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import kernel
import light
import materials
import mesh
import products
import sheets

COUNT = 5


def floor():
    """A sweep of matt paper: floor that curves up into wall."""
    n = materials.Nodes('studio floor')
    value = n.noise(n.coordinates(), 0.6, 5)
    n.principled(Base_Color=n.mix(n.ramp(value, 0.3, 0.7, 0, 1), materials.srgb('#b9b5ad'), materials.srgb('#b1ada5')), Roughness=0.72, Specular=0.25,
                 Normal=n.bump(n.noise(n.coordinates(), 90, 3), 0.06, 0.002))
    outline = [(-6, 0), (7, 0)] + [(7 + 3 * math.sin(t), 3 - 3 * math.cos(t)) for t in np.linspace(0.1, math.pi / 2, 14)] + [(10, 9)]
    rows = [(x, y, z) for x in (-16, 16) for y, z in outline]
    mesh.from_arrays('floor', rows, mesh.grid_faces(2, len(outline), flip=True), n.done(), smooth=True)


def build(slug):
    product = products.PRODUCTS[slug]
    profile = kernel.profiles()[product['profile']]
    steel = products.sheet_material(slug)
    length = 5 * profile.step_length if profile.step_length else 1.75
    floor()
    rng = np.random.default_rng(len(slug))
    batten = materials.timber('batten', '#a9794a', along=0, roughness=0.75)
    for y in (0.22, length - 0.3):
        mesh.box('batten', (-0.12, y, 0.0), (profile.overall + 0.12, y + 0.075, 0.05), batten, 0.003)
    parts = []
    # Sheets nest: one rests on the next by its own thickness and the air that coil-set leaves.
    for i in range(COUNT):
        x, y = rng.normal(0, 0.004, 2)
        turn = rng.normal(0, 0.003)
        z = 0.0512 + i * 0.0076
        if i == COUNT - 1:
            # The top one is drawn back by a step and aside by a rib or two, so that it shows as a sheet of its own.
            x = max(1, round(0.17 / profile.pitch)) * profile.pitch
            y, turn, z = profile.step_length or 0.30, -0.002, z + 0.003
        matrix = Matrix.Translation(Vector((x, y, z))) @ Matrix.Rotation(turn, 4, 'Z')
        parts.append(sheets.sheet('sheet', profile, 0, length, steel, matrix, seed=40 + i, wave=0.0006))
    light.sun(205, 40, 3.0, (1.0, 0.90, 0.78), 6.0)
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (0.83, 0.86, 0.9, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.34
    for at, size, power in (((-2.6, 2.2, 2.4), (1.2, 3.0), 90), ((2.4, 4.2, 2.6), (3.0, 0.9), 70), ((1.8, -2.6, 1.5), (1.6, 0.7), 60)):
        data = bpy.data.lights.new('window', 'AREA')
        data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', size[0], size[1], power
        lamp = mesh.link(bpy.data.objects.new('window', data))
        lamp.location = at
        lamp.rotation_euler = (Vector((0.5, 0.8, 0.1)) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    width = profile.overall
    aim = Vector((width * 0.50 + 0.09, 0.66, 0.05))
    light.camera(aim + Vector((0.62, -1.95, 0.80)) * (0.98 + 0.55 * (width - 0.84)), aim, 44, 9, Vector((width * 0.55, 0.25, 0.09)))
    light.view(-0.06)
    return parts
