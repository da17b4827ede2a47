"""Culatello: one muscle, so marbling without seams, and a thin rim of fat around the round slice."""
from materials.dry_ham import marbled
from studio.colour import linear
from studio.shading import Shading


def culatello(lean="#a53d3e", dark="#7f262b", fat="#ead3ba"):
    """For a disc, whose texture runs from its middle (u = 0) outwards."""
    shade = Shading("culatello")
    place = shade.scaled(shade.own_position(), (26, 26, 26))
    away = shade.part(shade.position("UV"), "X")
    wobble = shade.math("MULTIPLY", shade.math("SUBTRACT", shade.noise(place, 0.7, 5), 0.5), 0.5)
    border = shade.between(shade.math("ADD", away, wobble), 0.9, 1.02)
    fatness = shade.math("MAXIMUM", border, shade.math("MULTIPLY", marbled(shade, place), 0.3))
    tone = shade.noise(shade.shaken(place, 1.5, 0.4), 1.6, 6, 0.6)
    colour = shade.mix(fatness, shade.ramp(tone, [(0.34, linear(dark)), (0.64, linear(lean))]), linear(fat))
    return shade.flesh(colour, 0.42, shade.bump(shade.noise(place, 9, 3), 0.2, 0.0005), 0.3, 0.004, 0.5)
