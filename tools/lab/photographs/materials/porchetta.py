"""Porchetta: the cut of a rolled roast and its crackling."""
from materials.cooked import moist
from studio.colour import linear
from studio.shading import Shading


def rolled():
    """Pale roast meat and fat wound in a spiral with herbs between the turns; for a puck lying flat."""
    shade = Shading("porchetta")
    place = shade.position()
    bent = shade.shaken(shade.shaken(place, 18, 0.026), 90, 0.006)
    away = shade.node("ShaderNodeVectorMath", {"operation": "LENGTH"}, {0: shade.scaled(bent, (1, 1, 0))}).outputs["Value"]
    angle = shade.math("ARCTAN2", shade.part(bent, "Y"), shade.part(bent, "X"))
    turn = shade.math("FRACT", shade.math("ADD", shade.math("MULTIPLY", away, 40), shade.math("MULTIPLY", angle, 0.159)))
    fibre = shade.noise(bent, 260, 5)
    lean = shade.ramp(fibre, [(0.34, linear("#8f6650")), (0.66, linear("#c9a084"))])
    fat = shade.ramp(shade.noise(place, 120, 4), [(0.3, linear("#e8d3b4")), (0.7, linear("#f4e8d4"))])
    colour = shade.mix(shade.math("MULTIPLY", shade.between(turn, 0.66, 0.8), shade.between(shade.noise(place, 45, 3), 0.36, 0.5)), lean, fat)
    herb = shade.math("MULTIPLY", shade.between(turn, 0.1, 0.2, 1, 0), shade.between(shade.noise(place, 330, 4), 0.42, 0.56))
    colour = shade.mix(herb, colour, linear("#3f4a24"))
    return moist(shade, colour, fibre, 0.42)


def crackling():
    """Skin roasted to blisters."""
    shade = Shading("crackling")
    place = shade.own_position()
    blister = shade.noise(shade.shaken(place, 60, 0.008), 130, 6, 0.6)
    colour = shade.ramp(blister, [(0.32, linear("#5f2c12")), (0.5, linear("#9c5420")), (0.68, linear("#d09040"))])
    return shade.surface(base_color=colour, roughness=0.26, specular=0.55, normal=shade.bump(blister, 0.9, 0.003))
