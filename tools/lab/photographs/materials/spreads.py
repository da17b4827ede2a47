"""Pâté, rillettes, foie gras, liver paste, mustard."""
from studio.colour import linear
from studio.shading import Shading


def pate(light="#b98a72", deep="#8a5a48", fleck="#e8cfb8", coarse=190, wet=0.42, flecks=0.6, herbs=None):
    """A coarse or fine paste with flecks of fat."""
    shade = Shading("pâté")
    place = shade.own_position()
    crumb = shade.noise(shade.shaken(place, coarse, 0.5 / coarse), coarse, 6, 0.65)
    colour = shade.ramp(crumb, [(0.34, linear(deep)), (0.64, linear(light))])
    bits = shade.between(shade.cells(shade.shaken(place, coarse * 2, 0.5 / coarse), coarse * 1.2), 0.18, 0.32, 1, 0)
    colour = shade.mix(shade.math("MULTIPLY", bits, flecks), colour, linear(fleck))
    if herbs:
        leaf = shade.between(shade.cells(shade.shaken(place, 900, 0.0006), 430), 0.13, 0.17, 1, 0)
        colour = shade.mix(leaf, colour, linear(herbs))
    return shade.flesh(colour, wet, shade.bump(crumb, 0.8, 0.002), 0.18, 0.004, 0.5)


def rillettes():
    """Shredded meat in its fat: short pale threads."""
    shade = Shading("rillettes")
    place = shade.own_position()
    threads = shade.noise(shade.scaled(shade.shaken(place, 70, 0.02), (1, 4.5, 2)), 90, 5, 0.6, 0.6)
    colour = shade.ramp(threads, [(0.33, linear("#9c6f50")), (0.5, linear("#c9a07c")), (0.66, linear("#e6cfae"))])
    return shade.flesh(colour, 0.4, shade.bump(threads, 0.9, 0.002), 0.15, 0.004)


def foie_gras():
    """Smooth lobes, ivory to rose, a few tan veins between them and a yellow film of fat."""
    shade = Shading("foie gras")
    place = shade.own_position()
    bent = shade.shaken(place, 30, 0.02)
    lobes = shade.noise(bent, 55, 4, 0.5)
    colour = shade.ramp(lobes, [(0.34, linear("#c2876a")), (0.5, linear("#d9a988")), (0.66, linear("#e8cda6"))])
    vein = shade.between(shade.cells(bent, 42, "DISTANCE_TO_EDGE"), 0.0, 0.035, 0.5, 0)
    colour = shade.mix(shade.math("MULTIPLY", vein, shade.between(shade.noise(place, 50, 2), 0.42, 0.6)), colour, linear("#9a6248"))
    colour = shade.mix(shade.between(shade.noise(place, 75, 3), 0.6, 0.68, 0, 0.6), colour, linear("#e6c473"))
    return shade.flesh(colour, 0.36, shade.bump(shade.noise(place, 260, 4), 0.25, 0.001), 0.25, 0.005, 0.7)


def mustard():
    shade = Shading("mustard")
    place = shade.own_position()
    swirl = shade.noise(shade.shaken(place, 40, 0.015), 60, 4)
    colour = shade.ramp(swirl, [(0.35, linear("#b98d2a")), (0.65, linear("#d9b24a"))])
    return shade.flesh(colour, 0.32, shade.bump(shade.noise(place, 420, 4), 0.4, 0.001), 0.15, 0.004)
