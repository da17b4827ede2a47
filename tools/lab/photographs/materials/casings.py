"""Skins: bloomed with white mould, smoked, or natural and taut."""
from studio.colour import linear
from studio.shading import Shading


def bloomed(below="#7a4a3c", dust="#c9b5a6", bloom="#efe7dd"):
    """The dry white bloom of air-dried salami."""
    shade = Shading("bloomed casing")
    patches = shade.noise(shade.own_position(), 160, 8, 0.65)
    colour = shade.ramp(patches, [(0.35, linear(below)), (0.48, linear(dust)), (0.62, linear(bloom))])
    return shade.surface(base_color=colour, roughness=0.9, specular=0.2, normal=shade.bump(patches, 0.8, 0.002))


def wrinkled(light="#8c3a22", dark="#4a1a12", gloss=0.35):
    """A dried skin that shrank with the meat: smoked or paprika-red."""
    shade = Shading("wrinkled casing")
    place = shade.own_position()
    creases = shade.noise(shade.scaled(place, (0.35, 1, 1)), 170, 5, 0.6, 0.8)
    tone = shade.noise(place, 60, 5, 0.65)
    colour = shade.ramp(shade.math("ADD", shade.math("MULTIPLY", creases, 0.5), shade.math("MULTIPLY", tone, 0.5)), [(0.36, linear(dark)), (0.64, linear(light))])
    return shade.flesh(colour, shade.between(tone, 0.3, 0.7, gloss, gloss + 0.18), shade.bump(creases, 0.7, 0.002), 0.08, 0.003, 0.3)


def smoked_rind():
    """The rind of smoked bacon, the colour of honey."""
    return wrinkled("#b5783c", "#7d4a22", 0.4)


def natural(skin="#c98a6a", deep="#a8603f", speck=None, speck_amount=0.0, mottle=60, gloss=0.28):
    """A thin gut with the meat showing through; `speck` is the colour of fat or spice behind it."""
    shade = Shading("natural casing")
    place = shade.own_position()
    tone = shade.noise(place, mottle, 5, 0.6)
    colour = shade.ramp(tone, [(0.34, linear(deep)), (0.66, linear(skin))])
    if speck:
        behind = shade.between(shade.cells(shade.shaken(place, 420, 0.004), 260), 0.2, 0.5, 1, 0)
        behind = shade.math("MULTIPLY", behind, shade.between(shade.noise(place, 170, 3), 0.4, 0.58))
        colour = shade.mix(shade.math("MULTIPLY", behind, speck_amount), colour, linear(speck))
    fine = shade.noise(place, 500, 4)
    return shade.flesh(colour, shade.between(fine, 0.3, 0.7, gloss, gloss + 0.12), shade.bump(shade.math("ADD", tone, shade.math("MULTIPLY", fine, 0.3)), 0.25, 0.001), 0.25, 0.005, 0.5)


def grilled():
    """A fine sausage from the grate: golden with dark bars."""
    shade = Shading("grilled casing")
    place = shade.own_position()
    tone = shade.noise(place, 90, 5, 0.6)
    bars = shade.node("ShaderNodeTexWave", {"bands_direction": "X"}, {"Vector": shade.shaken(shade.position(), 60, 0.003), "Scale": 16.0, "Distortion": 1.6}).outputs["Fac"]
    colour = shade.ramp(tone, [(0.34, linear("#8a4a28")), (0.66, linear("#c98a52"))])
    burnt = shade.math("MULTIPLY", shade.between(bars, 0.78, 0.93), shade.between(shade.noise(place, 75, 4), 0.38, 0.5))
    colour = shade.mix(shade.math("MULTIPLY", burnt, 0.85), colour, linear("#3f2012"))
    return shade.flesh(colour, 0.34, shade.bump(tone, 0.4, 0.0015), 0.12, 0.004, 0.8)


def peppered():
    """A dry surface rubbed with cracked pepper and chilli."""
    shade = Shading("pepper crust")
    place = shade.own_position()
    corns = shade.cells(shade.shaken(place, 500, 0.001), 330)
    colour = shade.ramp(corns, [(0.2, linear("#1f1713")), (0.36, linear("#5a4030")), (0.5, linear("#a07858"))])
    chilli = shade.between(shade.cells(place, 170), 0.12, 0.16, 1, 0)
    colour = shade.mix(chilli, colour, linear("#8f2c1c"))
    return shade.surface(base_color=colour, roughness=0.8, specular=0.25, normal=shade.bump(corns, -0.9, 0.003))
