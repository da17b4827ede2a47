"""Streaky belly, back bacon and cheek: layers of lean and fat."""
from studio.colour import linear
from studio.shading import Shading


def layered(stripes, axis="V", lean="#b5484a", dark="#8c2f33", fat="#f3e2d0", edge=None, wave=0.17, streaky=True):
    """`stripes`: (position, share of fat) from 0 to 1 across the layers.

    `axis` V takes texture coordinates (slices), Z the generated height (blocks).
    `edge` colours what lies beyond 0.97, as a smoked rind.
    """
    shade = Shading("bacon")
    shift = shade.math("MULTIPLY", shade.node("ShaderNodeObjectInfo").outputs["Random"], 9.0)
    base = shade.position("UV") if axis == "V" else shade.position("Generated")
    stretched = shade.scaled(base, (2.2, 1, 1) if axis == "V" else (1.6, 1.2, 1))
    own = shade.node("ShaderNodeVectorMath", None, {0: stretched, 1: shift}).outputs["Vector"]
    level = shade.part(base, "Y" if axis == "V" else "Z")
    bent = shade.math("ADD", level, shade.math("MULTIPLY", shade.math("SUBTRACT", shade.noise(own, 1.6, 5, 0.55), 0.5), wave * 2))
    fatness = shade.ramp(bent, [(at, (share, share, share)) for at, share in stripes])
    fibre = shade.noise(shade.scaled(own, (5, 40, 40) if axis == "Z" else (5, 60, 1)), 1.5, 4)
    lean_colour = shade.ramp(shade.math("ADD", shade.math("MULTIPLY", shade.noise(own, 4, 4), 0.7), shade.math("MULTIPLY", fibre, 0.3)), [(0.35, linear(dark)), (0.62, linear(lean))])
    fatness = shade.mix(0.55, fatness, streaks(shade, own), "LIGHTEN") if streaky else fatness
    fat_colour = shade.ramp(shade.noise(own, 9, 4), [(0.3, linear("#e8cdb6")), (0.7, linear(fat))])
    colour = shade.mix(fatness, lean_colour, fat_colour)
    if edge:
        colour = shade.mix(shade.between(level, 0.955, 0.975), colour, linear(edge))
    return shade.flesh(colour, 0.42, shade.bump(fibre, 0.3, 0.0007), 0.28, 0.005, 0.6)


def belly(edge=None):
    """Poitrine: three bands of lean between bands of fat; lies as a block does, its rind above."""
    stripes = [(0.0, 0.9), (0.12, 0.9), (0.16, 0.05), (0.3, 0.1), (0.36, 0.95), (0.5, 0.9), (0.54, 0.05), (0.72, 0.1), (0.77, 1.0)]
    return layered(stripes, "Z", edge=edge)


def lardon():
    """The same belly across a small piece."""
    return layered([(0.0, 0.9), (0.1, 0.1), (0.34, 0.1), (0.44, 0.95), (0.62, 0.9), (0.7, 0.1), (0.9, 0.1), (1.0, 0.9)], "Z", wave=0.35)


def cheek():
    """Guanciale: fat with a streak of lean."""
    stripes = [(0.0, 1.0), (0.3, 1.0), (0.36, 0.1), (0.5, 0.1), (0.56, 1.0), (0.72, 1.0), (0.76, 0.4), (0.82, 1.0)]
    return layered(stripes, "Z", fat="#f6e8d8")


def loin():
    """Back bacon: a round eye of lean, its rim of fat."""
    return layered([(0.0, 0.5), (0.04, 0.05), (0.8, 0.05), (0.86, 0.95), (1.0, 1.0)], lean="#c8685f", dark="#a84b4c", wave=0.06, edge="#c99a6a")


def streaks(shade, own):
    """Thin fat running through the lean, in tufts."""
    line = shade.math("ABSOLUTE", shade.math("SUBTRACT", shade.noise(shade.scaled(own, (1.3, 8, 8)), 2, 3), 0.5))
    return shade.math("MULTIPLY", shade.between(line, 0.0, 0.06, 0.8, 0), shade.between(shade.noise(own, 2.6, 3), 0.42, 0.64))
