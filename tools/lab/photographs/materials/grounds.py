"""Grounds that a whole picture is made on: tiles, washi, brushed steel, one flat colour."""
from studio.colour import linear
from studio.shading import Shading


def tiles(light, dark, grout="#8f8778", size=0.1, gloss=0.2, uneven=0.3, joint=0.02):
    """Square tiles of `size` metres; `joint` is the share of a tile that its grout takes, `uneven` how hand-made they are."""
    shade = Shading("tiles")
    place = shade.position()
    brick = {"Vector": shade.scaled(place, (1 / size, 1 / size, 1)), "Scale": 1.0, "Mortar Size": joint / 2, "Mortar Smooth": 0.35, "Brick Width": 1.0, "Row Height": 1.0, "Bias": 0.0}
    pattern = shade.node("ShaderNodeTexBrick", {"offset": 0.0, "squash": 1.0}, {**brick, "Color1": (0, 0, 0, 1), "Color2": (1, 1, 1, 1), "Mortar": (0.5, 0.5, 0.5, 1)}).outputs
    clouds = shade.noise(place, 3.2 / size, 7, 0.62)
    tone = shade.math("ADD", shade.math("MULTIPLY", clouds, 1 - uneven * 0.5), shade.math("MULTIPLY", pattern["Color"], uneven * 0.5))
    body = shade.ramp(tone, [(0.28, linear(dark)), (0.66, linear(light))])
    colour = shade.mix(pattern["Fac"], body, linear(grout))
    rough = shade.math("MAXIMUM", shade.math("MULTIPLY", pattern["Fac"], 0.85), shade.between(clouds, 0.3, 0.7, gloss, gloss + 0.12))
    height = shade.math("SUBTRACT", shade.math("MULTIPLY", shade.noise(place, 0.9 / size, 4), uneven), pattern["Fac"])
    return shade.surface(base_color=colour, roughness=rough, specular=0.5, normal=shade.bump(height, 0.6, 0.0012))


def terracotta_tiles():
    return tiles("#c9754a", "#96482a", "#b9a58a", 0.15, 0.5, 0.8, 0.045)


def white_tiles():
    return tiles("#f4f3ef", "#e8e7e2", "#a9a9a4", 0.1, 0.1, 0.12, 0.03)


def washi(light="#efede6", dark="#e2dfd5"):
    """Paper of long fibres, uneven against the light."""
    shade = Shading("washi")
    place = shade.position()
    clouds = shade.noise(place, 14, 6, 0.6)
    body = shade.ramp(clouds, [(0.3, linear(dark)), (0.7, linear(light))])
    fibres = None
    for turn, scale in ((0.4, 46), (1.5, 58), (2.6, 50)):
        bent = shade.scaled(shade.shaken(place, 9, 0.05), (0.06, 1, 1), (0, 0, turn))
        line = shade.math("ABSOLUTE", shade.math("SUBTRACT", shade.noise(bent, scale, 2, 0.4), 0.5))
        strand = shade.math("MULTIPLY", shade.between(line, 0.0, 0.02, 1, 0), shade.between(shade.noise(place, scale / 4, 2), 0.5, 0.62))
        fibres = strand if fibres is None else shade.math("MAXIMUM", fibres, strand)
    colour = shade.mix(shade.math("MULTIPLY", fibres, 0.4), body, linear("#b5a688"))
    height = shade.math("ADD", shade.math("MULTIPLY", fibres, 0.5), shade.noise(place, 180, 5))
    return shade.surface(base_color=colour, roughness=0.9, specular=0.15, normal=shade.bump(height, 0.35, 0.0008))


def brushed_steel(colour="#b4b8bb"):
    """A worktop of steel, brushed along x, with the traces of use."""
    shade = Shading("brushed steel")
    place = shade.position()
    lines = shade.noise(shade.scaled(place, (1.5, 900, 900)), 1.0, 3, 0.6)
    wear = shade.noise(place, 6, 5, 0.6)
    tint = linear(colour)
    shine = shade.ramp(lines, [(0.3, tuple(value * 0.8 for value in tint)), (0.7, tint)])
    rough = shade.math("ADD", shade.between(lines, 0.3, 0.7, 0.26, 0.4), shade.math("MULTIPLY", wear, 0.12))
    return shade.surface(base_color=shine, metallic=1.0, roughness=rough, anisotropic=0.6, normal=shade.bump(lines, 0.08, 0.0003))


def flat(colour):
    """Painted card: one colour and nothing else."""
    return Shading("flat colour").surface(base_color=linear(colour), roughness=0.85, specular=0.15)
