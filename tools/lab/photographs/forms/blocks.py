"""Blocks and wedges: bacon, cheek, cheese."""
import math

import bmesh
import bpy
from mathutils import Vector

from forms.mesh import dressed
from forms.rough import roughness


def cube(cuts, peeled=False):
    """A unit cube in many small faces; those behind (+y) and, unless `peeled`, above and below take the second material."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges, cuts=cuts, use_grid_fill=True)
    for face in shape.faces:
        face.material_index = 1 if face.normal.y > 0.9 or (abs(face.normal.z) > 0.9 and not peeled) else 0
    return shape


def block(seed, size, cut, rind, lump=0.05, rounding=0.006):
    """A cuboid of `size` metres: `rind` below, above and behind, `cut` in front and at both ends."""
    length, width, height = size
    rough = roughness(seed)
    shape = cube(14)
    for vertex in shape.verts:
        x, y, z = vertex.co
        soft = 1 / max(1.0, (abs(2 * y) ** 6 + abs(2 * z) ** 6) ** (1 / 6))
        swell = 1 + lump * rough(x * 2.4, y * 2.4, z * 2.4) * 2
        vertex.co = (x * length * (1 + lump * rough(y * 2, z * 2, 5)), y * width * soft * swell, z * height * soft * swell)
    return smooth("block", shape, rounding, cut, rind)


def wedge(paste, rind, radius=0.14, height=0.06, angle=30, broken=0.0002, peeled=False):
    """A piece of a wheel, its point at the origin, its rind away (+y) and, unless `peeled`, above and below.

    `broken` in metres is how rough the two cuts are: a knife leaves 0.0002, a wedge driven in 0.002.
    """
    rough = roughness(3)
    shape = cube(44, peeled)
    for vertex in shape.verts:
        x, y, z = vertex.co
        away, turn, up = max(0.001, (y + 0.5) * radius), math.radians(90 - x * angle), (z + 0.5) * height
        across = Vector((math.sin(turn), -math.cos(turn), 0))
        place = Vector((away * math.cos(turn), away * math.sin(turn), up))
        if abs(x) > 0.499:
            torn = rough(away * 60, up * 60, x) + 0.6 * rough(away * 170, up * 170, x)
            place += across * math.copysign(broken, x) * (torn - 0.6)
        vertex.co = place
    return smooth("wedge", shape, 0.0008, paste, rind)


def smooth(name, shape, rounding, *materials):
    mesh = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    item = dressed(bpy.data.objects.new(name, mesh), *materials)
    bevel = item.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = rounding, 3, "ANGLE"
    return item
