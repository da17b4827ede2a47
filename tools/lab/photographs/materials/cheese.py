"""Cheese: the paste inside, the rind outside."""
from studio.colour import linear
from studio.shading import Shading


def paste(light="#f0d9a0", deep="#e2c27c", grainy=0.3, crystals=0.0, holes=0.0, break_size=120):
    """`grainy` 0 to 1 is how broken the cut is, `crystals` white specks, `holes` small eyes."""
    shade = Shading("cheese")
    place = shade.own_position()
    tone = shade.noise(place, 40, 5, 0.6)
    colour = shade.ramp(tone, [(0.35, linear(deep)), (0.65, linear(light))])
    broken = shade.noise(shade.shaken(place, break_size, 0.004), break_size, 7, 0.66)
    height = shade.math("MULTIPLY", broken, grainy)
    if crystals:
        speck = shade.between(shade.cells(place, 420), 0.1, 0.16, 1, 0)
        colour = shade.mix(shade.math("MULTIPLY", speck, crystals), colour, linear("#fbf3df"))
    if holes:
        eye = shade.between(shade.cells(shade.shaken(place, 200, 0.002), 130), 0.12, 0.17, 1, 0)
        chosen = shade.math("MULTIPLY", eye, holes)
        colour = shade.mix(shade.math("MULTIPLY", chosen, 0.5), colour, linear("#a9823f"))
        height = shade.math("SUBTRACT", height, chosen)
    return shade.flesh(colour, 0.48, shade.bump(height, 0.8, 0.003), 0.25, 0.005)


def rind(light="#b98a4a", deep="#8a5f2c", rough=140):
    """A natural brushed rind."""
    shade = Shading("rind")
    place = shade.own_position()
    crust = shade.noise(place, rough, 8, 0.66)
    colour = shade.ramp(crust, [(0.34, linear(deep)), (0.66, linear(light))])
    return shade.surface(base_color=colour, roughness=0.72, specular=0.25, normal=shade.bump(crust, 0.8, 0.002))


def esparto():
    """The dark plaited rind of Manchego."""
    shade = Shading("esparto rind")
    place = shade.position()
    plait = shade.node("ShaderNodeTexWave", {"bands_direction": "DIAGONAL"}, {"Vector": shade.scaled(place, (1, 1, 1.6)), "Scale": 75, "Distortion": 2.0}).outputs["Fac"]
    tone = shade.noise(place, 90, 5)
    colour = shade.ramp(shade.math("ADD", shade.math("MULTIPLY", plait, 0.5), shade.math("MULTIPLY", tone, 0.5)), [(0.3, linear("#3a2c1e")), (0.7, linear("#7d6546"))])
    return shade.surface(base_color=colour, roughness=0.6, specular=0.3, normal=shade.bump(plait, 0.7, 0.003))
