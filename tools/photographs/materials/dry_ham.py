"""Air-dried ham, by what tells one from another: colour, marbling, fat rim."""
from studio.colour import linear
from studio.shading import Shading


def dry_ham(lean="#b5524f", dark="#8d3437", fat="#f4e4d4", gold="#ecd6bc", marbling=0.4, rim=0.16, smoked=False, seam=0.45):
    """A slice whose texture runs along u, with its fat at v = 1.

    `marbling` 0 to 1; `rim` the share of the width that is fat; `smoked` darkens the edge;
    `seam` 0 to 1 how much of the fat between two muscles shows.
    """
    shade = Shading("dry ham")
    shift = shade.math("MULTIPLY", shade.node("ShaderNodeObjectInfo").outputs["Random"], 9.0)
    flat = shade.scaled(shade.position("UV"), (2.4, 1.3, 1))
    own = shade.node("ShaderNodeVectorMath", None, {0: flat, 1: shift}).outputs["Vector"]
    across = shade.part(shade.position("UV"), "Y")
    wobble = shade.math("MULTIPLY", shade.math("SUBTRACT", shade.noise(own, 2.2, 3), 0.5), 0.22)
    border = shade.between(shade.math("ADD", across, wobble), 1 - rim - 0.02, 1 - rim + 0.015)
    between = seams(shade, own)
    veins = shade.math("MULTIPLY", marbled(shade, own), marbling)
    fatness = shade.math("MAXIMUM", border, shade.math("MAXIMUM", shade.math("MULTIPLY", between, seam), veins))
    tone = shade.noise(shade.shaken(own, 2.5, 0.4), 2.0, 5, 0.6)
    fibre = shade.noise(shade.scaled(own, (9, 40, 1)), 2, 3)
    mixed = shade.math("ADD", shade.math("MULTIPLY", tone, 0.78), shade.math("MULTIPLY", fibre, 0.22))
    lean_colour = shade.ramp(mixed, [(0.34, linear(dark)), (0.62, linear(lean))])
    fat_colour = shade.ramp(shade.noise(own, 3, 4), [(0.35, linear(gold)), (0.65, linear(fat))])
    colour = shade.mix(fatness, lean_colour, fat_colour)
    if smoked:
        colour = shade.mix(shade.between(across, 0.965, 0.99), colour, linear("#5a3520"))
    height = shade.math("ADD", shade.math("MULTIPLY", fatness, 0.4), shade.math("MULTIPLY", fibre, 0.6))
    return shade.flesh(colour, shade.between(tone, 0.3, 0.7, 0.3, 0.46), shade.bump(height, 0.2, 0.0004), 0.3, 0.004)


def seams(shade, own):
    """The thin fat between two muscles."""
    bent = shade.shaken(own, 1.2, 0.6)
    edge = shade.cells(bent, 0.9, "DISTANCE_TO_EDGE")
    torn = shade.math("MULTIPLY", shade.math("SUBTRACT", shade.noise(own, 6, 4), 0.5), 0.05)
    return shade.between(shade.math("ADD", edge, torn), 0.003, 0.018, 1, 0)


def marbled(shade, own):
    """Fine broken veins, denser in some places than in others."""
    along = shade.scaled(shade.shaken(own, 3.2, 0.4), (3.4, 9, 1), (0, 0, 0.3))
    line = shade.math("ABSOLUTE", shade.math("SUBTRACT", shade.noise(along, 1.6, 6, 0.62, 0.4), 0.5))
    return shade.math("MULTIPLY", shade.between(line, 0.0, 0.075, 0.85, 0), shade.between(shade.noise(own, 2.6, 2), 0.38, 0.62))
