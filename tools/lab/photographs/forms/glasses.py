"""A glass of wine, a candle and its stick."""
import math

import bpy

from forms.mesh import lathe


def wine_glass(table, glass, wine, x=0.0, y=0.0, height=0.2, full=0.36):
    """A bulbous glass on its stem; `full` is the share of the bowl that holds wine."""
    foot, stem, wide = 0.036, 0.0035, 0.042
    start = height * 0.45
    bowl = lambda share: wide * math.sin(math.pi * (0.04 + 0.96 * share) ** 0.75 * 0.78) / math.sin(math.pi / 2) + 0.002
    steps = [at / 24 for at in range(25)]
    tall = height - start
    outside = [(0, 0), (foot, 0), (foot, 0.0012), (foot * 0.4, 0.004), (stem, 0.012), (stem * 0.9, start * 0.6), (stem * 1.3, start - 0.004)]
    outside += [(bowl(share), start + tall * share) for share in steps]
    inside = [(bowl(share) - 0.0011, start + 0.003 + (tall - 0.003) * share) for share in reversed(steps)] + [(0, start + 0.003)]
    item = table.put(lathe("wine glass", outside + inside, glass, 128), x, y)
    room = [share for share in steps if share <= full]
    shape = [(0, start + 0.0036)] + [(bowl(share) - 0.0013, start + 0.0034 + (tall - 0.003) * share) for share in room]
    top = shape[-1]
    shape += [(top[0] - 0.001, top[1] - 0.0006), (0, top[1] - 0.0007)]
    inner = lathe("wine", shape, wine, 128)
    table.link(inner, x, y, 0, (0, 0))
    inner.location.z = item.location.z
    return item


def candle(table, wax, wick, flame, x=0.0, y=0.0, radius=0.0115, height=0.13, power=4.0):
    """A burning candle; `power` in watts is its light on what stands around."""
    rim = [(0, 0), (radius, 0), (radius, height - 0.004), (radius * 0.96, height), (radius * 0.82, height + 0.0006), (radius * 0.6, height - 0.003), (0, height - 0.0045)]
    item = table.put(lathe("candle", rim, wax, 64), x, y)
    top = item.location.z + height
    thread = lathe("wick", [(0.0007, 0), (0.0008, 0.009), (0, 0.0095)], wick, 12)
    drop = [(0.0046 * math.sin(math.pi * share**0.7) + 0.0001, 0.031 * share) for share in [at / 16 for at in range(17)]]
    for part, up in ((thread, -0.004), (lathe("flame", drop, flame, 32), 0.002)):
        table.link(part, x, y, 0, (0, 0))
        part.location.z = top + up
        part.visible_shadow = False
    lamp = bpy.data.lights.new("candle light", "POINT")
    lamp.energy, lamp.shadow_soft_size, lamp.color = power, 0.008, (1, 0.56, 0.24)
    shine = bpy.data.objects.new("candle light", lamp)
    shine.location = (x, y, top + 0.016)
    bpy.context.scene.collection.objects.link(shine)
    return item


def candlestick(table, metal, x=0.0, y=0.0, height=0.06):
    """A low turned stick to stand a candle in."""
    shape = [(0, 0), (0.045, 0), (0.046, 0.003), (0.038, 0.007), (0.014, 0.013), (0.008, 0.02), (0.0125, 0.028), (0.008, 0.036), (0.0075, height - 0.014), (0.02, height - 0.008), (0.021, height - 0.006), (0.014, height - 0.004), (0.0135, height), (0, height)]
    return table.put(lathe("candlestick", shape, metal, 96), x, y)
