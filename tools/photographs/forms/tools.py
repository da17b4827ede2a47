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
    """A board, an upright with the ring for the hoof, and the spike at the front."""
    table.put(slab(wood, 0.4, 0.17, 0.024, 0.006), 0, 0.03)
    table.put(tube("upright", lambda t: Vector((0.03 * math.sin(t * 2.6), 0, t * 0.2)), lambda t: 0.008, metal, 40, 1.0, None, 0.0), 0.13, 0.03)
    ring = lambda t: Vector((0.034 * math.cos(math.tau * t), 0.034 * math.sin(math.tau * t), 0.0))
    hoop = tube("hoop", ring, lambda t: 0.0055, metal, 96, 1.0, None, 0.0)
    table.link(hoop, 0.13, 0.03, 0, (0, 62))
    hoop.location.z = 0.225
    spike = tube("spike", lambda t: Vector((0, 0, t * 0.075)), lambda t: 0.006 * (1 - t) ** 0.7 + 0.0006, metal, 40, 1.0, None, 0.0)
    table.put(spike, -0.12, 0.03)
