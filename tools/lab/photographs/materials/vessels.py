"""What holds food: porcelain, glass, metal."""
from studio.colour import linear
from studio.shading import Shading


def porcelain(colour="#f1eee8"):
    return Shading("porcelain").surface(base_color=linear(colour), roughness=0.16, specular=0.5)


def stoneware(colour="#4c4a48"):
    shade = Shading("stoneware")
    speckle = shade.noise(shade.position(), 500, 3)
    tint = linear(colour)
    glaze = shade.ramp(speckle, [(0.35, tuple(value * 0.75 for value in tint)), (0.6, tint)])
    return shade.surface(base_color=glaze, roughness=0.38, specular=0.45)


def glass():
    """Clear glass that lets light through to what it holds."""
    shade = Shading("glass")
    tree = shade.tree
    clear = shade.node("ShaderNodeBsdfGlass", None, {"Color": (0.97, 0.99, 0.98, 1), "Roughness": 0.0, "IOR": 1.3})
    shadow = shade.node("ShaderNodeBsdfTransparent", None, {"Color": (0.93, 0.95, 0.94, 1)})
    path = shade.node("ShaderNodeLightPath")
    both = shade.node("ShaderNodeMixShader")
    tree.links.new(shade.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"]), both.inputs[0])
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(shadow.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], shade.node("ShaderNodeOutputMaterial").inputs["Surface"])
    return shade.material


def steel(roughness=0.22):
    return Shading("steel").surface(base_color=linear("#c9cac8"), metallic=1.0, roughness=roughness)
