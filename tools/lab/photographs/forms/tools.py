"""The ham stand and its knife."""
import math

import bmesh
from mathutils import Vector

from forms.mesh import dressed, grid
from forms.tableware import slab
from forms.tubes import tube


def knife(blade_metal, handle_wood, length=0.27):
    """A slim ham knife lying on its side, its point to the left."""

    def blade(u, v):
        tip = min(1.0, (u / 0.06) ** 0.5) if u < 0.06 else 1.0
        x = -length + u * length
        y = (v - 0.5) * 0.02 * tip
        return x, y, 0.001 + 0.008 * u + 0.0009 * (1 - v) * tip

    item = dressed(grid("blade", 60, 8, blade), blade_metal, handle_wood)
    modifier = item.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness = 0.0012
    thick = lambda t: 0.0105 * (0.86 + 0.14 * math.cos(6 * t)) * min(1, (min(t, 1 - t) / 0.05) ** 0.5)
    grip = tube("grip", lambda t: Vector((t * 0.12, 0, 0.009)), thick, handle_wood, 60, 0.75, None, 0.0)
    join(item, grip)
    return item


def join(item, other):
    """Adds the faces of `other`, which take the second material of `item`."""
    shape = bmesh.new()
    shape.from_mesh(item.data)
    before = len(shape.faces)
    shape.from_mesh(other.data)
    shape.faces.ensure_lookup_table()
    for face in shape.faces[before:]:
        face.material_index = 1
    shape.to_mesh(item.data)
    shape.free()


def ham_stand(table, wood, metal):
    """A board, a post with the clamp for the hoof and its wing screw, and the spiked rest at the front."""
    table.put(slab(wood, 0.42, 0.17, 0.026, 0.006), 0, 0.03)
    floor = 0.026
    post = tube("post", lambda t: Vector((0.035 * t * t, 0, t * 0.19)), lambda t: 0.0085, metal, 40, 1.0, None, 0.0)
    pieces = [(post, 0.12, floor)]
    fork = lambda t: Vector((0.0, 0.042 * math.cos(math.pi * (1 + t)), 0.06 + 0.06 * math.sin(math.pi * (1 + t)) * 0.75))
    pieces.append((tube("fork", fork, lambda t: 0.0055 * rounded_end(t), metal, 80, 1.0, None, 0.0), 0.155, floor + 0.19 - 0.012))
    screw = tube("screw", lambda t: Vector((0, 0.075 - 0.055 * t, 0)), lambda t: 0.0034, metal, 30, 1.0, None, 0.0)
    pieces.append((screw, 0.155, floor + 0.225))
    wing = tube("wing", lambda t: Vector((0, 0, 0.03 * (t - 0.5))), lambda t: 0.0045 * rounded_end(t), metal, 40, 0.5, None, 0.0)
    pieces.append((wing, 0.155, floor + 0.225, 0.075))
    pieces.append((tube("foot", lambda t: Vector((0, 0, t * 0.012)), lambda t: 0.02 - 0.004 * t, metal, 20, 1.0, None, 0.0), 0.12, floor))
    pieces.append((tube("rest", lambda t: Vector((0, 0, t * 0.03)), lambda t: 0.017 * (1 - t) ** 0.4 + 0.004, wood, 40, 1.0, None, 0.0), -0.13, floor))
    pieces.append((tube("spike", lambda t: Vector((0, 0, t * 0.05)), lambda t: 0.0038 * (1 - t) ** 0.6 + 0.0002, metal, 40, 1.0, None, 0.0), -0.13, floor + 0.028))
    for item, x, z, *back in pieces:
        table.link(item, x, 0.03 + sum(back), 0, (0, 0))
        item.location.z = z
        table.remember(item)


def rounded_end(t):
    """Thickness of a rod with round ends."""
    return max(0.05, min(1.0, min(t, 1 - t) / 0.05)) ** 0.5


def chopstick(material, length=0.225):
    """One of a pair: thin at its tip, blunt at its end."""
    thick = lambda t: (0.0014 + 0.0021 * t) * min(1.0, t / 0.02, (1 - t) / 0.006) ** 0.5
    return tube("chopstick", lambda t: Vector(((t - 0.5) * length, 0, 0)), thick, material, 160, 1.0, None, 0.0)
