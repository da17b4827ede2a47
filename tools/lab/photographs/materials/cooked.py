"""Cooked ham and mortadella."""
from studio.colour import linear
from studio.shading import Shading


def moist(shade, colour, height, roughness=0.44):
    """The surface that cooked meat shares: pale, soft, a little wet."""
    return shade.flesh(colour, roughness, shade.bump(height, 0.35, 0.0007), 0.35, 0.006, 0.45)


def cooked_ham(light="#eab5a8", deep="#d68f85", fat="#f8ece0", rim=0.07, rind=None):
    """Pink muscles with fine seams; fat at v = 1; `rind` colours the outermost edge."""
    shade = Shading("cooked ham")
    shift = shade.math("MULTIPLY", shade.node("ShaderNodeObjectInfo").outputs["Random"], 9.0)
    uv = shade.position("UV")
    own = shade.node("ShaderNodeVectorMath", None, {0: shade.scaled(uv, (2, 1.6, 1)), 1: shift}).outputs["Vector"]
    across = shade.part(uv, "Y")
    wobble = shade.math("MULTIPLY", shade.math("SUBTRACT", shade.noise(own, 2, 3), 0.5), 0.1)
    border = shade.between(shade.math("ADD", across, wobble), 1 - rim - 0.015, 1 - rim + 0.015)
    bent = shade.shaken(own, 1.4, 0.7)
    seam = shade.between(shade.cells(bent, 1.0, "DISTANCE_TO_EDGE"), 0.0, 0.03, 0.5, 0)
    tone = shade.noise(bent, 1.4, 5, 0.55)
    fibre = shade.noise(shade.scaled(own, (8, 26, 1)), 2, 3)
    mixed = shade.math("ADD", shade.math("MULTIPLY", tone, 0.7), shade.math("MULTIPLY", fibre, 0.3))
    colour = shade.ramp(mixed, [(0.32, linear(deep)), (0.66, linear(light))])
    colour = shade.mix(shade.math("MAXIMUM", border, seam), colour, linear(fat))
    if rind:
        colour = shade.mix(shade.between(across, 0.975, 0.99), colour, linear(rind))
    return moist(shade, colour, fibre)


def mortadella(pistachio=True):
    """Fine pink paste, square white lardons, green pistachio halves, black pepper."""
    shade = Shading("mortadella")
    place = shade.own_position()
    grain = shade.noise(place, 700, 4)
    colour = shade.ramp(grain, [(0.3, linear("#dc9c92")), (0.7, linear("#ecb6aa"))])
    cubes = shade.node("ShaderNodeTexVoronoi", {"distance": "MINKOWSKI"}, {"Vector": shade.shaken(place, 70, 0.004), "Scale": 78.0, "Exponent": 4.0}).outputs
    picked = shade.between(shade.part(cubes["Color"], "X"), 0.5, 0.52)
    lardon = shade.math("MULTIPLY", shade.between(cubes["Distance"], 0.3, 0.36, 1, 0), picked)
    colour = shade.mix(lardon, colour, linear("#faf0e6"))
    if pistachio:
        nuts = shade.node("ShaderNodeTexVoronoi", None, {"Vector": shade.scaled(shade.shaken(place, 60, 0.004), (1, 1.5, 1), (0, 0, 0.6)), "Scale": 62.0}).outputs
        chosen = shade.between(shade.part(nuts["Color"], "Y"), 0.66, 0.68)
        nut = shade.math("MULTIPLY", shade.between(nuts["Distance"], 0.24, 0.28, 1, 0), chosen)
        green = shade.ramp(shade.noise(place, 260, 3), [(0.35, linear("#7f8f35")), (0.65, linear("#b3ba5c"))])
        colour = shade.mix(nut, colour, green)
    pepper = shade.node("ShaderNodeTexVoronoi", None, {"Vector": place, "Scale": 95.0}).outputs
    corn = shade.math("MULTIPLY", shade.between(pepper["Distance"], 0.1, 0.14, 1, 0), shade.between(shade.part(pepper["Color"], "Z"), 0.85, 0.86))
    colour = shade.mix(corn, colour, linear("#2c211b"))
    return moist(shade, colour, grain, 0.4)
