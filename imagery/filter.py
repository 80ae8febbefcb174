"""Denoises two renders of a view with different random numbers: non-local means, with each render guiding the other."""
import math
import os

import bpy
import numpy as np

GUIDES = (('Image', 'color'), ('Normal', 'normal'), ('DiffCol', 'albedo'), ('Mist', 'mist'))


def outputs(folder):
    """Routes picture, normals, diffuse colour and distance to float files in `folder`."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_mist = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '32'
    target.file_slots.clear()
    for socket, name in GUIDES:
        target.file_slots.new(name)
        tree.links.new(source.outputs[socket], target.inputs[name])


def load(folder, name):
    file = next(f for f in sorted(os.listdir(folder)) if f.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3]


def blur(a, r):
    """Mean over a square of side 2r + 1."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        c = np.cumsum(np.pad(a, pad, mode='edge'), axis=axis, dtype=np.float64)
        n = a.shape[axis]
        hi = np.take(c, np.arange(2 * r + 1, 2 * r + 1 + n), axis=axis)
        lo = np.take(c, np.arange(0, n), axis=axis)
        a = ((hi - lo) / (2 * r + 1)).astype(np.float32)
    return a


def shifted(a, dy, dx):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def remove_sparks(a, b):
    """Removes sparks from `a`: pixels far brighter than their surroundings in both pictures are noise."""
    return np.minimum(a, 3 * blur((a + b) / 2, 2) + 0.004)


def guide_distance(mean, variance, dy, dx):
    """Squared difference of two places in a guide, less the part that its noise explains: guides are noisy where they are out of focus."""
    return np.maximum(0, ((mean - shifted(mean, dy, dx)) ** 2).sum(axis=2) - 1.5 * (variance + shifted(variance, dy, dx)))


def denoise(a, b, normals, albedos, radius=3, strength=0.45):
    """
    Denoises `a` and `b`, two independent pictures with their guides. Works on the logarithm of light divided by surface colour.
    The weights for one picture come from the other, because its noise is independent.
    """
    a, b = remove_sparks(a, b), remove_sparks(b, a)
    normal, albedo = ((p + q) / 2 for p, q in (normals, albedos))
    normal_variance, albedo_variance = (blur(((p - q) ** 2).sum(axis=2), 1) / 4 for p, q in (normals, albedos))
    # Sky and bare metal have no albedo: the constant avoids a jump at their edges, which would leave sparks.
    surface = albedo + 0.03
    tones = [np.log1p(8 * np.maximum(p, 0) / surface) for p in (a, b)]
    variance = blur(((tones[0] - tones[1]) ** 2).mean(axis=2) / 2, 2) + 1e-5
    sums = [np.zeros_like(a), np.zeros_like(a)]
    weights = [np.zeros(a.shape[:2], np.float32), np.zeros(a.shape[:2], np.float32)]
    light = [p / surface for p in (a, b)]
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            shifted_variance = shifted(variance, dy, dx)
            edge = guide_distance(normal, normal_variance, dy, dx) / 0.02 + guide_distance(albedo, albedo_variance, dy, dx) / 0.004
            guide = np.exp(-np.minimum(edge, 30))
            for i, other in ((0, 1), (1, 0)):
                unlike = ((tones[other] - shifted(tones[other], dy, dx)) ** 2).mean(axis=2)
                unlike = blur((unlike - (variance + np.minimum(shifted_variance, variance))) / (1e-4 + strength ** 2 * (variance + shifted_variance)), 1)
                w = (np.exp(-np.clip(unlike, 0, 30)) * guide).astype(np.float32)
                sums[i] += w[:, :, None] * shifted(light[i], dy, dx)
                weights[i] += w
    done = [s / w[:, :, None] for s, w in zip(sums, weights)]
    return average_noisy_areas(done, lambda dy, dx: guide_distance(normal, normal_variance, dy, dx) / 0.02 + guide_distance(albedo, albedo_variance, dy, dx) / 0.004) * surface


def average_noisy_areas(lights, edge, stride=3, reach=2, trust=3.0):
    """
    Mean of two renders that still differ by noise, as on walls in deep shade. Noisy places are averaged over a wider area,
    limited by `edge` and by differences beyond the noise.
    """
    tones = [np.log1p(8 * light) for light in lights]
    tone, mean = (tones[0] + tones[1]) / 2, (lights[0] + lights[1]) / 2
    variance = blur(((tones[0] - tones[1]) ** 2).mean(axis=2) / 4, 4) + 1e-7
    tone = blur(tone, 1)
    total, weight = np.zeros_like(mean), np.zeros(variance.shape, np.float32)
    for dy in range(-reach * stride, reach * stride + 1, stride):
        for dx in range(-reach * stride, reach * stride + 1, stride):
            unlike = ((tone - shifted(tone, dy, dx)) ** 2).mean(axis=2) / (trust * variance)
            w = np.exp(-np.minimum(unlike + edge(dy, dx), 30)).astype(np.float32)
            total += w[:, :, None] * shifted(mean, dy, dx)
            weight += w
    return total / weight[:, :, None]


def smooth_out_of_focus(picture, blurred, max_radius=6):
    """
    Smooths out-of-focus areas. `blurred` is the blur of a point, in pixels. The averaging radius is two fifths of the blur
    beyond two pixels; sharper places are left out, so that edges stay in place.
    """
    radius = np.clip((blurred[:, :, 0] - 2) / 2.5, 0, max_radius)
    # A pixel on an outline is both near and far: use the smaller radius of its neighbours.
    for axis in (0, 1):
        radius = np.minimum(radius, np.minimum(np.roll(radius, 1, axis), np.roll(radius, -1, axis)))
    if radius.max() < 1:
        return picture
    # Pixels of the padding have a radius of 0, so they are left out.
    padded, reach = np.pad(picture, ((max_radius, max_radius), (max_radius, max_radius), (0, 0))), np.pad(radius, max_radius)
    height, width = radius.shape
    total, weight = np.zeros_like(picture), np.zeros(radius.shape, np.float32)
    for dy in range(2 * max_radius + 1):
        for dx in range(2 * max_radius + 1):
            away = math.hypot(dy - max_radius, dx - max_radius)
            there = (slice(dy, dy + height), slice(dx, dx + width))
            share = np.clip(np.minimum(radius, reach[there]) - away + 1, 0, 1)
            total += share[:, :, None] * padded[there]
            weight += share
    return total / weight[:, :, None]


def save(picture, path):
    """Saves a picture with the scene's film response applied."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    full = np.concatenate([picture, np.ones((height, width, 1), np.float32)], axis=2)
    image.pixels.foreach_set(full.astype(np.float32).ravel())
    image.save_render(path, scene=bpy.context.scene)
