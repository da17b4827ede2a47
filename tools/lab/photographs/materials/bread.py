"""Bread: crumb and crust."""
from studio.colour import linear
from studio.shading import Shading


def crumb(light="#e0cba6", deep="#b9986a"):
    """Open and irregular: holes of many sizes, a few of them large."""
    shade = Shading("crumb")
    place = shade.own_position()
    size = shade.between(shade.noise(place, 70, 3), 0.36, 0.7, 0.02, 0.42)
    holes = shade.math("SUBTRACT", shade.cells(shade.shaken(place, 260, 0.004), 170), size)
    grain = shade.noise(place, 520, 4, 0.6)
    height = shade.math("ADD", shade.math("MULTIPLY", shade.between(holes, 0.0, 0.16), 0.75), shade.math("MULTIPLY", grain, 0.25))
    colour = shade.ramp(height, [(0.1, linear(deep)), (0.85, linear(light))])
    return shade.surface(base_color=colour, roughness=0.9, specular=0.15, normal=shade.bump(height, 1.0, 0.003))


def crust(light="#c58a4a", deep="#8a5426"):
    shade = Shading("crust")
    flour = shade.noise(shade.own_position(), 90, 7, 0.62)
    colour = shade.ramp(flour, [(0.35, linear(deep)), (0.65, linear(light))])
    return shade.surface(base_color=colour, roughness=0.7, specular=0.3, normal=shade.bump(flour, 0.7, 0.002))
