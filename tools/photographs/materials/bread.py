"""Bread: crumb and crust."""
from studio.colour import linear
from studio.shading import Shading


def crumb(light="#efe0c2", deep="#d9c096"):
    shade = Shading("crumb")
    place = shade.own_position()
    pores = shade.cells(shade.shaken(place, 150, 0.004), 240)
    large = shade.cells(shade.shaken(place, 80, 0.006), 90)
    hollow = shade.math("MINIMUM", shade.between(pores, 0.05, 0.4), shade.between(large, 0.1, 0.3))
    colour = shade.ramp(hollow, [(0.0, linear("#b8955f")), (0.5, linear(deep)), (1.0, linear(light))])
    return shade.surface(base_color=colour, roughness=0.9, specular=0.15, normal=shade.bump(hollow, 0.9, 0.003))


def crust(light="#c58a4a", deep="#8a5426"):
    shade = Shading("crust")
    flour = shade.noise(shade.own_position(), 90, 7, 0.62)
    colour = shade.ramp(flour, [(0.35, linear(deep)), (0.65, linear(light))])
    return shade.surface(base_color=colour, roughness=0.7, specular=0.3, normal=shade.bump(flour, 0.7, 0.002))
