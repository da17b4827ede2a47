"""Colours as designers write them."""


def linear(code):
    """`#rrggbb` (sRGB) as the linear red, green, blue that shaders take."""
    values = [int(code[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values)
