"""
Builds one scene and renders it.
blender -b --factory-startup -P render.py -- NAME OUT.png [--size WxH] [--samples N] [--crop X0,Y0,X1,Y1] [--plain | --mask-only] [--mask MASK.png]
"""
import os
import sys
import tempfile

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import filter  # noqa: E402
import light  # noqa: E402
import products  # noqa: E402

SIZES = {'roof': (1280, 800, 48), 'closeup': (1280, 800, 48), 'stack': (1280, 800, 48), 'house': (1280, 800, 48), 'house-town': (1500, 1000, 48), 'house-farm': (1500, 1000, 48),
         'roof-box-profile': (1600, 1000, 48), 'roof-corrugated-iron-sheet': (1600, 1000, 48), 'hero-wide': (1680, 1080, 48), 'hero-tall': (1040, 1040, 64)}


def option(arguments, name, fallback):
    return arguments[arguments.index(name) + 1] if name in arguments else fallback


def build(name):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    kind, _, slug = name.partition('-')
    if kind == 'stack':
        import stack
        return stack.build(slug)
    if kind == 'closeup':
        import closeup
        return closeup.build(slug)
    import views
    return views.VIEWS[name]()


def mask_scene(painted):
    """A mask: white for painted steel, black elsewhere."""
    flat = {}
    for name, value in (('white', 1.0), ('black', 0.0)):
        material = bpy.data.materials.new(name)
        material.use_nodes = True
        tree = material.node_tree
        tree.nodes.clear()
        emission = tree.nodes.new('ShaderNodeEmission')
        emission.inputs[0].default_value = (value, value, value, 1)
        tree.links.new(emission.outputs[0], tree.nodes.new('ShaderNodeOutputMaterial').inputs[0])
        flat[name] = material
    painted = set(painted)
    for obj in bpy.data.objects:
        if obj.type == 'MESH':
            for slot in obj.material_slots:
                is_paint = obj in painted and slot.material is not None and slot.material.get('paint')
                slot.link = 'OBJECT'
                slot.material = flat['white' if is_paint else 'black']
    bpy.context.scene.world = None
    bpy.context.scene.view_settings.view_transform = 'Raw'
    bpy.context.scene.view_settings.look = 'None'
    bpy.context.scene.view_settings.exposure = 0


def main():
    arguments = sys.argv[sys.argv.index('--') + 1:]
    name, out = arguments[:2]
    kind = name.partition('-')[0]
    width, height, samples = SIZES.get(name) or SIZES[kind]
    size = option(arguments, '--size', None)
    if size:
        width, height = map(int, size.split('x'))
    samples = int(option(arguments, '--samples', samples))
    painted = build(name)
    crop = option(arguments, '--crop', None)
    if crop:
        r = bpy.context.scene.render
        r.use_border = r.use_crop_to_border = True
        r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = map(float, crop.split(','))
    light.quality(width, height, samples)
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '16'
    if '--mask-only' in arguments:
        pass
    elif '--plain' in arguments:
        scene.render.filepath = os.path.abspath(out)
        bpy.ops.render.render(write_still=True)
    else:
        filtered(samples, os.path.abspath(out))
    mask = option(arguments, '--mask', None)
    if mask:
        mask_scene(painted)
        scene.use_nodes = False
        settings.color_mode, settings.color_depth = 'BW', '8'
        scene.cycles.samples, scene.cycles.use_adaptive_sampling = 12, False
        scene.render.filepath = os.path.abspath(mask)
        bpy.ops.render.render(write_still=True)


def filtered(samples, out):
    """Two half-sample pictures, filtered against each other."""
    scene = bpy.context.scene
    scene.cycles.samples = max(2, samples // 2)
    # Only the random numbers change, so the scene is kept.
    scene.render.use_persistent_data = True
    passes = []
    with tempfile.TemporaryDirectory() as folder:
        for seed in (1, 2):
            scene.cycles.seed = seed
            target = os.path.join(folder, str(seed))
            filter.outputs(target)
            bpy.ops.render.render()
            passes.append([filter.load(target, name) for _, name in filter.GUIDES])
    (a, normal, albedo, mist), (b, normal_b, albedo_b, mist_b) = passes
    picture = filter.denoise(a, b, (normal, normal_b), (albedo, albedo_b))
    filter.save(filter.smooth_out_of_focus(picture, light.blur_px(light.distance_m((mist + mist_b) / 2))), out)


main()
