"""What stands on a table at night: wine, wax, a flame, old brass."""
from studio.colour import linear
from studio.shading import Shading


def red_wine():
    """Nearly black where it is deep, ruby where light comes through."""
    return Shading("red wine").surface(base_color=linear("#5a0a1c"), roughness=0.02, specular=0.5, transmission=0.6, ior=1.34)


def wax(colour="#f0dfba"):
    shade = Shading("wax")
    return shade.flesh(linear(colour), 0.4, shade.bump(shade.noise(shade.position(), 60, 3), 0.1, 0.001), 0.5, 0.012)


def soot():
    return Shading("wick").surface(base_color=linear("#17110d"), roughness=0.9)


def flame():
    """White-gold above, dim and bluish at the wick."""
    shade = Shading("flame")
    up = shade.part(shade.position("Generated"), "Z")
    colour = shade.ramp(up, [(0.0, linear("#3a2c50")), (0.22, linear("#d88a3a")), (0.5, linear("#ffe6a8")), (1.0, linear("#ffb850"))])
    glow = shade.node("ShaderNodeEmission", None, {"Color": colour, "Strength": 9.0})
    shade.tree.links.new(glow.outputs[0], shade.node("ShaderNodeOutputMaterial").inputs["Surface"])
    return shade.material


def brass():
    shade = Shading("brass")
    worn = shade.noise(shade.position(), 70, 5)
    colour = shade.ramp(worn, [(0.35, linear("#8a6426")), (0.65, linear("#c79a48"))])
    return shade.surface(base_color=colour, metallic=1.0, roughness=shade.between(worn, 0.3, 0.7, 0.26, 0.4))
