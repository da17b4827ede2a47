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
    return shade.flesh(colour, wet, shade.bump(crumb, 0.6, 0.0014), 0.18, 0.004)


def rillettes():
    """Shredded meat in its fat: short pale threads."""
    shade = Shading("rillettes")
    place = shade.own_position()
    threads = shade.noise(shade.scaled(shade.shaken(place, 70, 0.02), (1, 4.5, 2)), 90, 5, 0.6, 0.6)
    colour = shade.ramp(threads, [(0.33, linear("#9c6f50")), (0.5, linear("#c9a07c")), (0.66, linear("#e6cfae"))])
    return shade.flesh(colour, 0.4, shade.bump(threads, 0.9, 0.002), 0.15, 0.004)


def foie_gras():
    """Smooth, ivory to rose, with soft veins and a yellow edge of fat."""
    shade = Shading("foie gras")
    place = shade.own_position()
    clouds = shade.noise(shade.shaken(place, 30, 0.02), 36, 5, 0.55)
    colour = shade.ramp(clouds, [(0.32, linear("#c78f6c")), (0.5, linear("#ddb08a")), (0.68, linear("#ecd0a8"))])
    return shade.flesh(colour, 0.34, shade.bump(clouds, 0.1, 0.001), 0.3, 0.006)


def mustard():
    shade = Shading("mustard")
    place = shade.own_position()
    swirl = shade.noise(shade.shaken(place, 40, 0.015), 60, 4)
    colour = shade.ramp(swirl, [(0.35, linear("#b98d2a")), (0.65, linear("#d9b24a"))])
    return shade.flesh(colour, 0.32, shade.bump(shade.noise(place, 420, 4), 0.4, 0.001), 0.15, 0.004)
