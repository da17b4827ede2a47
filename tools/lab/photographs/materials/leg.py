"""A leg of dried ham: its skin, the fat below it, and the meat where it was carved."""
from studio.colour import linear
from studio.shading import Shading


def leg_skin(lean="#8c2b2a", dark="#561517", fat="#ecd2a0", skin="#a8703a", old="#5c3418", hoof="#191310"):
    """For `forms.leg`, whose texture v tells how deep below the carved face the leg once went on."""
    shade = Shading("leg of ham")
    place, uv = shade.position(), shade.position("UV")
    along, gone = shade.part(uv, "X"), shade.part(uv, "Y")
    patches = shade.noise(shade.shaken(place, 14, 0.03), 16, 8, 0.62)
    wrinkles = shade.noise(shade.scaled(place, (0.6, 1.6, 1.6)), 60, 6, 0.6, 0.6)
    rind = shade.ramp(shade.math("ADD", shade.math("MULTIPLY", patches, 0.65), shade.math("MULTIPLY", wrinkles, 0.35)), [(0.34, linear(old)), (0.52, linear(skin)), (0.68, linear(fat))])
    rind = shade.mix(shade.between(along, 0.055, 0.07, 1, 0), rind, linear(hoof))
    wobble = shade.math("MULTIPLY", shade.math("SUBTRACT", shade.noise(place, 34, 4), 0.5), 0.24)
    deep = shade.math("ADD", gone, wobble)
    veins = shade.math("ABSOLUTE", shade.math("SUBTRACT", shade.noise(shade.scaled(shade.shaken(place, 40, 0.02), (1, 2.4, 1)), 60, 6, 0.62, 0.4), 0.5))
    fatness = shade.math("MULTIPLY", shade.between(veins, 0.0, 0.05, 0.7, 0), shade.between(shade.noise(place, 40, 2), 0.42, 0.64))
    seam = shade.between(shade.cells(shade.shaken(shade.shaken(place, 9, 0.09), 40, 0.014), 8, "DISTANCE_TO_EDGE"), 0.006, 0.022, 0.9, 0)
    meat = shade.ramp(shade.noise(shade.shaken(place, 30, 0.02), 26, 5, 0.6), [(0.34, linear(dark)), (0.64, linear(lean))])
    meat = shade.mix(shade.math("MAXIMUM", fatness, seam), meat, linear(fat))
    white = shade.ramp(shade.noise(place, 45, 4), [(0.3, linear("#dfb878")), (0.7, linear(fat))])
    inside = shade.mix(shade.between(deep, 0.6, 0.66), white, meat)
    cut = shade.between(gone, 0.5, 0.515)
    colour = shade.mix(cut, rind, inside)
    height = shade.math("MULTIPLY", wrinkles, shade.math("SUBTRACT", 1.0, shade.math("MULTIPLY", cut, 0.9)))
    roughness = shade.math("ADD", 0.34, shade.math("MULTIPLY", patches, 0.25))
    return shade.flesh(colour, roughness, shade.bump(height, 0.7, 0.003), 0.18, 0.004)
