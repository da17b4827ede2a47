"""The cut of salami and dry sausage: lean and flecks of fat, coarse or fine."""
from studio.colour import linear
from studio.shading import Shading


def salami(lean="#8f2b2b", dark="#6f1a1e", fat="#f3dcc8", coarse=260, share=0.42, seeds=None, casing="#5c2a24"):
    """`coarse` cells a metre (130 = hand-cut, 600 = fine); `share` 0.3 to 0.55 the width of the flecks.

    `seeds`: (colour, cells a metre, size) of what is mixed in, as walnut or fennel. `casing` colours the edge of a disc.
    """
    shade = Shading("salami")
    place = shade.own_position()
    flecks = shade.between(shade.cells(shade.shaken(place, coarse * 1.2, 0.42 / coarse), coarse), share - 0.1, share + 0.04, 1, 0)
    flecks = shade.math("MULTIPLY", flecks, shade.between(shade.noise(place, coarse / 2, 2), 0.42, 0.56))
    crumbs = shade.between(shade.cells(shade.shaken(place, coarse * 2.7, 0.26 / coarse), coarse * 2.4), 0.22, 0.3, 1, 0)
    fatness = shade.math("MAXIMUM", flecks, shade.math("MULTIPLY", crumbs, 0.55))
    tone = shade.noise(place, 420, 6)
    lean_colour = shade.ramp(tone, [(0.3, linear(dark)), (0.7, linear(lean))])
    fat_colour = shade.ramp(shade.noise(place, 200, 3), [(0.3, linear("#ecc9b0")), (0.7, linear(fat))])
    colour = shade.mix(fatness, lean_colour, fat_colour)
    if seeds:
        tint, many, size = seeds
        grain = shade.between(shade.cells(shade.shaken(place, many * 2, 0.3 / many), many), size * 0.8, size, 1, 0)
        colour = shade.mix(grain, colour, shade.ramp(shade.noise(place, many * 5, 4), [(0.3, linear(tint[0])), (0.7, linear(tint[1]))]))
    colour = shade.mix(shade.between(shade.part(shade.position("UV"), "X"), 0.95, 0.985), colour, linear(casing))
    return shade.flesh(colour, shade.between(fatness, 0, 1, 0.48, 0.34), shade.bump(tone, 0.35, 0.0006), 0.22, 0.003, shade.between(fatness, 0, 1, 0.2, 0.8))
