"""What a present is wrapped in: gold cord, tissue, laid paper."""
from studio.colour import linear
from studio.shading import Shading


def gold_cord():
    """Twisted thread of gold."""
    shade = Shading("gold cord")
    uv = shade.position("UV")
    strands = shade.math("FRACT", shade.math("ADD", shade.math("MULTIPLY", shade.part(uv, "X"), 46), shade.math("MULTIPLY", shade.part(uv, "Y"), 2)))
    ridge = shade.math("ABSOLUTE", shade.math("SUBTRACT", strands, 0.5))
    colour = shade.ramp(ridge, [(0.0, linear("#e6bf62")), (0.5, linear("#8f6420"))])
    return shade.surface(base_color=colour, metallic=0.85, roughness=0.34, normal=shade.bump(ridge, -0.8, 0.001))


def tissue(colour="#1e4a37"):
    """Crumpled tissue paper."""
    shade = Shading("tissue")
    creases = shade.cells(shade.shaken(shade.position(), 30, 0.02), 38, "DISTANCE_TO_EDGE")
    tint = linear(colour)
    return shade.surface(base_color=shade.ramp(creases, [(0.0, tuple(value * 0.6 for value in tint)), (0.3, tint)]), roughness=0.7, specular=0.25, normal=shade.bump(creases, 0.8, 0.004))


def laid_paper(colour="#f1e9d2"):
    """Heavy ivory paper with the fine lines of its mould."""
    shade = Shading("laid paper")
    lines = shade.noise(shade.scaled(shade.position(), (3, 700, 700)), 1.0, 2)
    tint = linear(colour)
    return shade.surface(base_color=shade.ramp(lines, [(0.3, tuple(value * 0.93 for value in tint)), (0.7, tint)]), roughness=0.75, specular=0.25, normal=shade.bump(lines, 0.15, 0.0004))


def lacquer(colour):
    return Shading("lacquer").surface(base_color=linear(colour), roughness=0.12, specular=0.55)


def ink(colour="#2a211a"):
    """What is printed or burnt in."""
    return Shading("ink").surface(base_color=linear(colour), roughness=0.7, specular=0.2)


def paper_cord(colour):
    """Tightly rolled paper, starched."""
    return Shading("paper cord").surface(base_color=linear(colour), roughness=0.5, specular=0.35)
