"""A sprig of rosemary."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from forms.mesh import dressed
from props.small import skin


def rosemary(seed, length=0.09, needles=46):
    """A woody stem along x with needles around it, denser towards the tip."""
    chance = random.Random(seed)
    points, faces = [], []

    def strip(start, ahead, wide, side, parts=4):
        first = len(points)
        for at in range(parts + 1):
            t = at / parts
            half = side * wide * (1 - t**3) * 0.5
            middle = start + ahead * t + Vector((0, 0, 0.002 * math.sin(math.pi * t)))
            points.extend((middle - half, middle + half))
        for at in range(parts):
            low = first + 2 * at
            faces.append((low, low + 1, low + 3, low + 2))

    for at in range(needles):
        share = (at / needles) ** 0.8
        around = Matrix.Rotation(chance.uniform(0, math.tau), 3, "X")
        ahead = around @ Vector((0.7, 0.7, 0)) * chance.uniform(0.013, 0.02) * (1.1 - 0.5 * share)
        ahead.z = max(ahead.z, -0.002)
        strip(Vector((share * length, 0.004 * math.sin(share * 4), 0.003)), ahead, 0.0024, ahead.cross(Vector((0, 0.3, 1))).normalized())
    strip(Vector((-0.012, 0, 0.003)), Vector((length * 0.7, 0.002, 0)), 0.0022, Vector((0, 1, 0)))
    mesh = bpy.data.meshes.new("rosemary")
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    item = dressed(bpy.data.objects.new("rosemary", mesh), skin("#6d7d58", "#3c4c30", 0.5, 0.3, 200))
    body = item.modifiers.new("thickness", "SOLIDIFY")
    body.thickness = 0.0005
    return item
