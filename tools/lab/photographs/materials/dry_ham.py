"""Air-dried ham, by what tells one from another: colour, marbling, fat rim."""
from studio.colour import linear
from studio.shading import Shading


def dry_ham(lean="#b5524f", dark="#8d3437", fat="#f4e4d4", gold="#ecd6bc", marbling=0.4, rim=0.16, smoked=False, seam=0.3):
    """A slice whose texture runs along u, with its fat at v = 1.

    `marbling` 0 to 1; `rim` the share of the width that is fat; `smoked` darkens the edge;
    `seam` 0 to 1 how much of the fat between two muscles shows.
    """
    shade = Shading("dry ham")
    shift = shade.math("MULTIPLY", shade.node("ShaderNodeObjectInfo").outputs["Random"], 9.0)
    flat = shade.scaled(shade.position("UV"), (2.4, 1.3, 1))
    own = shade.node("ShaderNodeVectorMath", None, {0: flat, 1: shift}).outputs["Vector"]
    across = shade.part(shade.position("UV"), "Y")
    wobble = shade.math("MULTIPLY", shade.math("SUBTRACT", shade.noise(own, 1.5, 5, 0.55), 0.5), 0.4)
    border = shade.between(shade.math("ADD", across, wobble), 1 - rim - 0.05, 1 - rim + 0.03)
    veins = shade.math("MULTIPLY", marbled(shade, own), marbling)
    fatness = shade.math("MAXIMUM", border, shade.math("MAXIMUM", shade.math("MULTIPLY", seams(shade, own), seam), veins))
    tone = shade.noise(shade.shaken(own, 2.5, 0.4), 1.5, 5, 0.6)
    fibre = shade.noise(shade.scaled(own, (5, 40, 1)), 2, 3)
    mixed = shade.math("ADD", shade.math("MULTIPLY", tone, 0.75), shade.math("MULTIPLY", fibre, 0.25))
    lean_colour = shade.ramp(mixed, [(0.34, linear(dark)), (0.64, linear(lean))])
    fat_colour = shade.ramp(shade.noise(own, 3, 4), [(0.35, linear(gold)), (0.65, linear(fat))])
    colour = shade.mix(fatness, lean_colour, fat_colour)
    if smoked:
        colour = shade.mix(shade.between(across, 0.945, 0.975), colour, linear("#4f2c1a"))
    return shade.flesh(colour, shade.between(fatness, 0, 1, 0.46, 0.34), shade.bump(fibre, 0.3, 0.0006), 0.3, 0.004, shade.between(fatness, 0, 1, 0.35, 0.9))


def seams(shade, own):
    """The fat between two muscles: a soft line here and there, never a net."""
    edge = shade.cells(shade.shaken(own, 1.1, 0.8), 0.62, "DISTANCE_TO_EDGE")
    torn = shade.math("MULTIPLY", shade.math("SUBTRACT", shade.noise(own, 5, 4), 0.5), 0.06)
    line = shade.between(shade.math("ADD", edge, torn), 0.0, 0.03, 1, 0)
    return shade.math("MULTIPLY", line, shade.between(shade.noise(own, 0.9, 2), 0.42, 0.6))


def marbled(shade, own):
    """Fine threads that run with the muscle, in tufts that fade at their edges."""
    along = shade.scaled(shade.shaken(own, 1.0, 0.55), (1.5, 9, 1))
    line = shade.math("ABSOLUTE", shade.math("SUBTRACT", shade.noise(along, 1.6, 3, 0.55), 0.5))
    return shade.math("MULTIPLY", shade.between(line, 0.0, 0.06, 0.8, 0), shade.between(shade.noise(own, 1.9, 4), 0.42, 0.66))
