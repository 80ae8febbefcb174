"""Sun, sky, photographed backgrounds and camera settings, shared by all pictures."""
import math
import os

import bpy
import numpy as np
from mathutils import Vector

MIRRORED = 0.2


def sun(azimuth_deg, elevation_deg, energy, colour=(1.0, 0.80, 0.58), width_deg=0.6):
    """`azimuth_deg` of the sun is measured anticlockwise from +x."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = energy, colour, math.radians(width_deg)
    obj = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(obj)
    a, e = math.radians(azimuth_deg), math.radians(elevation_deg)
    towards = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    obj.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    return towards


def node_builders(tree):
    """Two functions for a tree of nodes: one adds a node of a kind with its settings, the other joins two sockets."""
    def add(kind, **settings):
        node = tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def join(a, b):
        tree.links.new(a, b)

    return add, join


def out_of_focus(image, disc_deg):
    """A photograph of the whole circle, four times as wide, with each of its points spread into a disc, as a lens does."""
    wide, high = image.size
    pixels = np.empty(wide * high * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(high, wide, 4)
    times = 4

    def enlarged(values, axis):
        size = values.shape[axis]
        at = np.clip((np.arange(size * times) + 0.5) / times - 0.5, 0, size - 1)
        low = np.floor(at).astype(int)
        share = (at - low).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))
        return np.take(values, low, axis) * (1 - share) + np.take(values, np.minimum(low + 1, size - 1), axis) * share

    large = enlarged(enlarged(pixels, 1), 0)
    rows, columns = large.shape[:2]

    def from_corner(count):
        return np.minimum(np.arange(count), count - np.arange(count))

    disc = np.clip(disc_deg / 360 * columns / 2 + 0.5 - np.hypot(from_corner(rows)[:, None], from_corner(columns)[None]), 0, 1)
    spread = np.fft.rfft2(disc / disc.sum())
    for channel in range(3):
        large[:, :, channel] = np.fft.irfft2(np.fft.rfft2(large[:, :, channel]) * spread, (rows, columns))
    blurred = bpy.data.images.new('out of focus', columns, rows, float_buffer=True)
    blurred.colorspace_settings.name = image.colorspace_settings.name
    blurred.pixels.foreach_set(np.clip(large, 0, None).astype(np.float32).ravel())
    blurred.pack()
    return blurred


def photographed_surroundings(add, join, direction, turn_deg, gain, tint=(1, 0.95, 0.88), disc_deg=0):
    """
    The colour in a direction of the photographed trees and sky that Blender comes with (CC0), turned, brightened, tinted and half grey, and out of
    focus by `disc_deg`.
    """
    turned = add('Mapping')
    turned.inputs['Rotation'].default_value = (0, 0, math.radians(turn_deg))
    join(direction, turned.inputs[0])
    photograph = add('TexEnvironment', interpolation='Cubic')
    photograph.image = bpy.data.images.load(os.path.join(bpy.utils.system_resource('DATAFILES', path='studiolights/world'), 'forest.exr'))
    if disc_deg:
        photograph.image = out_of_focus(photograph.image, disc_deg)
    join(turned.outputs[0], photograph.inputs[0])
    lit = add('MixRGB', blend_type='MULTIPLY')
    lit.inputs['Fac'].default_value = 1.0
    lit.inputs['Color2'].default_value = (*(gain * channel for channel in tint), 1)
    join(photograph.outputs[0], lit.inputs['Color1'])
    greyer = add('HueSaturation')
    greyer.inputs['Saturation'].default_value = 0.55
    join(lit.outputs[0], greyer.inputs['Color'])
    return greyer.outputs[0]


def sky(azimuth_deg, elevation_deg, strength, saturation=1.0, clouds=0.5, cloud_scale=1.0, seed=0.0, warm=0.0, seen=None, mirrored=None):
    """
    Physical sky without its disc, with thin noise clouds lit by the same sun. `seen` is the saturation and strength of
    the sky for camera rays, where bare metal mirrors a paler and brighter one. Reflections keep at most `MIRRORED` of its
    blue: a clear sky would turn the shaded side of red paint violet. `mirrored` is the turn, in degrees, the gain and maybe the tint of
    `photographed_surroundings`, which reflections then show instead of the sky.
    """
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()

    add, join = node_builders(tree)
    air = add('TexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=math.radians(elevation_deg),
              sun_rotation=math.radians(90 - azimuth_deg), altitude=1600, air_density=1.0, dust_density=1.6, ozone_density=1.0)
    hue = add('HueSaturation')
    hue.inputs['Saturation'].default_value = saturation
    ray = add('LightPath').outputs

    def either(kind, otherwise, then):
        value = add('MapRange')
        for socket, number in (('To Min', otherwise), ('To Max', then)):
            if isinstance(number, bpy.types.NodeSocket):
                join(number, value.inputs[socket])
            else:
                value.inputs[socket].default_value = number
        join(ray[kind], value.inputs[0])
        return value.outputs[0]

    paler = either('Is Glossy Ray', saturation, min(saturation, MIRRORED))
    join(either('Is Camera Ray', paler, seen[0]) if seen else paler, hue.inputs['Saturation'])
    join(air.outputs[0], hue.inputs['Color'])
    place = add('TexCoord')
    parts = add('SeparateXYZ')
    join(place.outputs['Generated'], parts.inputs[0])
    # Clouds lie on a plane overhead: divide the direction by its height.
    raised = add('Math', operation='MAXIMUM')
    raised.inputs[1].default_value = 0.0
    join(parts.outputs[2], raised.inputs[0])
    height = add('Math', operation='ADD')
    height.inputs[1].default_value = 0.12
    join(raised.outputs[0], height.inputs[0])
    flat = add('VectorMath', operation='DIVIDE')
    copies = add('CombineXYZ')
    for i in range(3):
        join(height.outputs[0], copies.inputs[i])
    join(place.outputs['Generated'], flat.inputs[0])
    join(copies.outputs[0], flat.inputs[1])
    mapping = add('Mapping')
    mapping.inputs['Scale'].default_value = (0.55 * cloud_scale, 1.25 * cloud_scale, 0.01)
    mapping.inputs['Location'].default_value = (seed, seed * 0.7, 0)
    join(flat.outputs[0], mapping.inputs[0])
    noise = add('TexNoise')
    noise.inputs['Scale'].default_value = 1.1
    noise.inputs['Detail'].default_value = 6
    noise.inputs['Roughness'].default_value = 0.58
    noise.inputs['Distortion'].default_value = 0.35
    join(mapping.outputs[0], noise.inputs['Vector'])
    cover = add('MapRange', interpolation_type='SMOOTHSTEP')
    for i, value in enumerate((0.50, 0.78, 0.0, clouds)):
        cover.inputs[i + 1].default_value = value
    join(noise.outputs['Fac'], cover.inputs[0])
    fade = add('MapRange', interpolation_type='SMOOTHSTEP')
    for i, value in enumerate((0.0, 0.10, 0.0, 1.0)):
        fade.inputs[i + 1].default_value = value
    join(parts.outputs[2], fade.inputs[0])
    amount = add('Math', operation='MULTIPLY')
    join(cover.outputs[0], amount.inputs[0])
    join(fade.outputs[0], amount.inputs[1])
    cloud = add('MixRGB', blend_type='MIX')
    cloud.inputs['Color2'].default_value = (8.2, 7.0, 5.9, 1)
    join(amount.outputs[0], cloud.inputs['Fac'])
    join(hue.outputs[0], cloud.inputs['Color1'])
    glow = add('MixRGB', blend_type='MIX')
    glow.inputs['Color2'].default_value = (8.5, 6.3, 4.3, 1)
    low = add('MapRange', interpolation_type='SMOOTHSTEP')
    for i, value in enumerate((0.0, 0.30, warm, 0.0)):
        low.inputs[i + 1].default_value = value
    join(parts.outputs[2], low.inputs[0])
    join(low.outputs[0], glow.inputs['Fac'])
    join(cloud.outputs[0], glow.inputs['Color1'])
    shown = glow
    if mirrored:
        shown = add('MixRGB', blend_type='MIX')
        join(ray['Is Glossy Ray'], shown.inputs['Fac'])
        join(glow.outputs[0], shown.inputs['Color1'])
        join(photographed_surroundings(add, join, place.outputs['Generated'], *mirrored), shown.inputs['Color2'])
    background = add('Background')
    background.inputs['Strength'].default_value = strength
    if seen:
        join(either('Is Camera Ray', strength, seen[1]), background.inputs['Strength'])
    join(shown.outputs[0], background.inputs['Color'])
    join(background.outputs[0], add('OutputWorld').inputs[0])
    # The sky is smooth: sampling it by bounced light gives less noise than sampling it as a lamp.
    world.cycles.sampling_method = 'NONE'


def photographed_background(turn_deg, gain, disc_deg):
    """Shows the camera `photographed_surroundings`, out of focus, instead of the sky; call it after `sky`."""
    tree = bpy.context.scene.world.node_tree
    add, join = node_builders(tree)
    sky_colour = next(node for node in tree.nodes if node.type == 'BACKGROUND').inputs['Color']
    shown = add('MixRGB', blend_type='MIX')
    join(add('LightPath').outputs['Is Camera Ray'], shown.inputs['Fac'])
    join(sky_colour.links[0].from_socket, shown.inputs['Color1'])
    join(photographed_surroundings(add, join, add('TexCoord').outputs['Generated'], turn_deg, gain, disc_deg=disc_deg), shown.inputs['Color2'])
    join(shown.outputs[0], sky_colour)


def camera(at, look_at, lens, f_stop=None, focus=None, shift=(0, 0), level=False):
    """`level` keeps the camera upright and moves the picture by shift alone, so that verticals stay vertical."""
    data = bpy.data.cameras.new('camera')
    obj = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(obj)
    at, look_at = Vector(at), Vector(look_at)
    data.lens, data.sensor_width = lens, 36
    data.clip_end = 4000
    data.shift_x, data.shift_y = shift
    direction = look_at - at
    if level:
        reach = math.hypot(direction.x, direction.y)
        data.shift_y += direction.z / reach * lens / 36
        direction.z = 0
    obj.location = at
    obj.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    if f_stop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = f_stop
        data.dof.focus_distance = (Vector(focus or look_at) - at).length
    bpy.context.scene.camera = obj
    return obj


def view(exposure, look='Medium High Contrast'):
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure


def quality(width, height, samples, seed=1):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'AUTO'
    c = scene.cycles
    c.device, c.samples, c.seed = 'CPU', samples, seed
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.05, 4
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 2, 2
    c.transmission_bounces, c.transparent_max_bounces = 3, 6
    c.sample_clamp_direct, c.sample_clamp_indirect = 12.0, 2.5
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 0.6
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.6
