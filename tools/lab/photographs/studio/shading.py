"""Short words for shader nodes: every function returns a socket that the next one can take."""
import bpy


class Shading:
    """The node tree of one material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, settings=None, inputs=None):
        """A node of `kind`; an input may be a value or another node's socket."""
        node = self.tree.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def position(self, kind="Object"):
        """Coordinates of the surface: `Object` (metres), `Generated` (0 to 1) or `UV`."""
        return self.node("ShaderNodeTexCoord").outputs[kind]

    def own_position(self):
        """Object coordinates shifted at random for every object, so that no two slices look alike."""
        shift = self.math("MULTIPLY", self.node("ShaderNodeObjectInfo").outputs["Random"], 13.0)
        return self.node("ShaderNodeVectorMath", None, {0: self.position(), 1: shift}).outputs["Vector"]

    def scaled(self, vector, scale, rotation=(0, 0, 0)):
        return self.node("ShaderNodeMapping", None, {"Vector": vector, "Scale": scale, "Rotation": rotation}).outputs["Vector"]

    def noise(self, vector, scale, detail=4.0, roughness=0.55, distortion=0.0):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        return self.node("ShaderNodeTexNoise", None, inputs).outputs["Fac"]

    def cells(self, vector, scale, feature="F1", randomness=1.0):
        """Distance of a Voronoi pattern."""
        node = self.node("ShaderNodeTexVoronoi", {"feature": feature}, {"Vector": vector, "Scale": scale, "Randomness": randomness})
        return node.outputs["Distance"]

    def shaken(self, vector, scale, amount):
        """The same coordinates, displaced by noise of `scale`."""
        noise = self.node("ShaderNodeTexNoise", None, {"Vector": vector, "Scale": scale, "Detail": 3.0})
        centred = self.node("ShaderNodeVectorMath", {"operation": "SUBTRACT"}, {0: noise.outputs["Color"], 1: (0.5, 0.5, 0.5)})
        moved = self.node("ShaderNodeVectorMath", {"operation": "SCALE"}, {0: centred.outputs["Vector"], "Scale": amount})
        return self.node("ShaderNodeVectorMath", None, {0: vector, 1: moved.outputs["Vector"]}).outputs["Vector"]

    def part(self, vector, axis):
        return self.node("ShaderNodeSeparateXYZ", None, {"Vector": vector}).outputs[axis]

    def math(self, operation, first, second=0.0):
        return self.node("ShaderNodeMath", {"operation": operation}, {0: first, 1: second}).outputs["Value"]

    def between(self, value, low, high, to_low=0.0, to_high=1.0):
        inputs = {"Value": value, "From Min": low, "From Max": high, "To Min": to_low, "To Max": to_high}
        return self.node("ShaderNodeMapRange", {"interpolation_type": "SMOOTHSTEP"}, inputs).outputs["Result"]

    def ramp(self, value, stops):
        """Colours by value: `stops` is a list of (position, (red, green, blue))."""
        node = self.node("ShaderNodeValToRGB", None, {"Fac": value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        return node.outputs["Color"]

    def mix(self, amount, first, second, blend="MIX"):
        """A blend of two colours."""
        opaque = [value if isinstance(value, bpy.types.NodeSocket) else (*value, 1) for value in (first, second)]
        return self.node("ShaderNodeMixRGB", {"blend_type": blend}, {"Fac": amount, "Color1": opaque[0], "Color2": opaque[1]}).outputs["Color"]

    def bump(self, height, strength=0.3, distance=0.001):
        """A rough surface; `height` is reckoned three times over, so take a plain one."""
        return self.node("ShaderNodeBump", None, {"Height": height, "Strength": strength, "Distance": distance}).outputs["Normal"]

    def flesh(self, colour, roughness, normal, through=0.25, reach=0.004, juice=0.0):
        """Ends the material in something light enters: `through` is how much, `reach` how far (red, in metres).

        `juice` 0 to 1 is how much fat or brine stands on it: it glistens in patches, where cloth would shine all over.
        """
        radius = (reach, reach * 0.42, reach * 0.26)
        patches = self.noise(self.position(), 240, 3, 0.6)
        dull = self.math("ADD", roughness, self.between(patches, 0.38, 0.6, 0.16, -0.06))
        film = self.math("MULTIPLY", self.between(patches, 0.46, 0.58), juice)
        film_bump = self.bump(self.noise(self.position(), 700, 2), 0.35, 0.0004)
        whole = self.principled(base_color=colour, subsurface=through, subsurface_radius=radius, subsurface_color=colour, roughness=dull, specular=0.45, normal=normal, clearcoat=film, clearcoat_roughness=0.09, clearcoat_normal=film_bump)
        leaving = self.principled(subsurface=1.0, subsurface_radius=radius, specular=0.0, normal=normal)
        return self.end(self.node("ShaderNodeMixShader", None, {0: self.arrives(), 1: leaving, 2: whole}).outputs["Shader"])

    def arrives(self):
        """1 where light's path comes from outside, 0 where it leaves flesh it entered: there Cycles asks for the normal alone,
        and textures behind a shader that is not taken are not reckoned (a tenth of the time of a picture)."""
        path = self.node("ShaderNodeLightPath").outputs
        seen = self.math("MAXIMUM", path["Is Camera Ray"], path["Is Diffuse Ray"])
        return self.math("MAXIMUM", seen, self.math("MAXIMUM", path["Is Glossy Ray"], path["Is Transmission Ray"]))

    def surface(self, **inputs):
        """Ends the material in a Principled shader: `base_color=…, roughness=…`; returns the material."""
        return self.end(self.principled(**inputs))

    def principled(self, **inputs):
        named = {key.replace("_", " ").title().replace("Ior", "IOR"): value for key, value in inputs.items()}
        for key in ("Base Color", "Subsurface Color"):
            if key in named and not isinstance(named[key], bpy.types.NodeSocket):
                named[key] = (*named[key], 1)
        return self.node("ShaderNodeBsdfPrincipled", {"subsurface_method": "BURLEY"}, named).outputs["BSDF"]

    def end(self, shader):
        self.node("ShaderNodeOutputMaterial", None, {"Surface": shader})
        return self.material
