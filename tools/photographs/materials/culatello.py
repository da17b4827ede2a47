"""Culatello: one muscle, so marbling without seams, and a thin rim of fat around the round slice."""
from materials.dry_ham import marbled
from studio.colour import linear
from studio.shading import Shading


def culatello(lean="#b04646", dark="#8c2c32", fat="#f3e2d2"):
    """For a disc, whose texture runs from its middle (u = 0) outwards."""
    shade = Shading("culatello")
    place = shade.scaled(shade.own_position(), (16, 16, 16))
    away = shade.part(shade.position("UV"), "X")
    wobble = shade.math("MULTIPLY", shade.math("SUBTRACT", shade.noise(place, 1.6, 3), 0.5), 0.07)
    border = shade.between(shade.math("ADD", away, wobble), 0.94, 0.965)
    fatness = shade.math("MAXIMUM", border, shade.math("MULTIPLY", marbled(shade, place), 0.35))
    tone = shade.noise(shade.shaken(place, 1.5, 0.4), 1.6, 6, 0.6)
    colour = shade.mix(fatness, shade.ramp(tone, [(0.34, linear(dark)), (0.64, linear(lean))]), linear(fat))
    return shade.flesh(colour, 0.36, shade.bump(tone, 0.2, 0.0005), 0.3, 0.004)
