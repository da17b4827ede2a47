"""What the food lies on."""
from studio.colour import linear
from studio.shading import Shading


def wood(dark="#6b4526", middle="#9a6a3c", light="#c0905a", grain=1.0, calm=0.18):
    """A planed board; its grain runs along x. `grain` above 1 is finer, `calm` above 0.18 has softer rings."""
    shade = Shading("wood")
    place = shade.shaken(shade.scaled(shade.position(), (1.6 * grain, 22 * grain, 22 * grain)), 1.4, 0.35)
    rings = shade.noise(place, 2.6, 6, 0.62, 1.2)
    pores = shade.between(shade.noise(shade.scaled(shade.position(), (45, 1100, 1100)), 1, 2), 0.3, 0.45)
    colour = shade.ramp(rings, [(0.5 - calm, linear(dark)), (0.5, linear(middle)), (0.5 + calm, linear(light))])
    colour = shade.mix(shade.between(pores, 0, 1, 0.3, 0), colour, linear(dark))
    return shade.surface(base_color=colour, roughness=shade.between(rings, 0.3, 0.7, 0.5, 0.66), specular=0.3, normal=shade.bump(pores, 0.1, 0.0006))


def oak():
    return wood("#614a37", "#8a6e54", "#a88c70", 1.7, 0.26)


def walnut():
    return wood("#2c1a10", "#4a2e1d", "#6b4630", 1.2)


def olive_wood():
    return wood("#553626", "#9e734f", "#c29b79", 0.7)


def slate():
    shade = Shading("slate")
    layers = shade.noise(shade.scaled(shade.position(), (1, 1.6, 1)), 22, 9, 0.68, 0.4)
    colour = shade.ramp(layers, [(0.3, linear("#26282a")), (0.7, linear("#45494d"))])
    return shade.surface(base_color=colour, roughness=0.55, specular=0.4, normal=shade.bump(layers, 0.7, 0.002))


def marble():
    shade = Shading("marble")
    place = shade.shaken(shade.position(), 6, 0.12)
    vein = shade.math("ABSOLUTE", shade.math("SUBTRACT", shade.noise(place, 7, 7, 0.6, 0.8), 0.5))
    colour = shade.ramp(shade.between(vein, 0, 0.07), [(0.0, linear("#b7b5b3")), (0.5, linear("#e6e3df")), (1.0, linear("#f1efeb"))])
    return shade.surface(base_color=colour, roughness=0.22, specular=0.5)


def linen(light="#e9e4d8", dark="#d8d2c6"):
    shade = Shading("linen")
    place = shade.position()
    warp = shade.node("ShaderNodeTexWave", {"bands_direction": "X"}, {"Vector": place, "Scale": 300}).outputs["Fac"]
    weft = shade.node("ShaderNodeTexWave", {"bands_direction": "Y"}, {"Vector": place, "Scale": 300}).outputs["Fac"]
    colour = shade.mix(shade.noise(place, 30, 3), linear(dark), linear(light))
    return shade.surface(base_color=colour, roughness=0.92, specular=0.15, normal=shade.bump(shade.math("MULTIPLY", warp, weft), 0.3, 0.0006))


def plaster(colour="#dcd6cc"):
    """A calm painted table."""
    shade = Shading("plaster")
    clouds = shade.noise(shade.position(), 9, 7, 0.6)
    tint = linear(colour)
    shadow = tuple(value * 0.8 for value in tint)
    return shade.surface(base_color=shade.ramp(clouds, [(0.3, shadow), (0.7, tint)]), roughness=0.75, specular=0.25, normal=shade.bump(shade.noise(shade.position(), 120, 6), 0.2, 0.001))


def paper(colour="#efe8da"):
    """Uncoated paper, as on a label."""
    shade = Shading("paper")
    pulp = shade.noise(shade.position(), 300, 5)
    tint = linear(colour)
    return shade.surface(base_color=shade.ramp(pulp, [(0.3, tuple(value * 0.9 for value in tint)), (0.7, tint)]), roughness=0.85, specular=0.2)
