"""A branch of olive: narrow leaves in pairs."""
import math
import random

import bpy
from mathutils import Vector

from forms.mesh import dressed
from props.small import skin


def branch(seed, length=0.26, pairs=11, leaf=0.052, width=0.011):
    """A twig along x, slightly bowed, its leaves grey-green."""
    chance = random.Random(seed)
    points, faces = [], []
    stem = lambda t: Vector((t * length, 0.03 * math.sin(t * 2.4), 0.012 + 0.012 * math.sin(t * 3)))

    def blade(start, ahead, long, wide, parts=7):
        side = ahead.cross(Vector((0, 0, 1))).normalized()
        first = len(points)
        for at in range(parts + 1):
            t = at / parts
            half = side * wide * math.sin(math.pi * t**0.8) * 0.5
            middle = start + ahead * long * t - Vector((0, 0, 0.008 * t * t))
            points.extend((middle - half, middle + Vector((0, 0, -0.0012)), middle + half))
        for at in range(parts):
            low = first + 3 * at
            faces.extend(((low, low + 1, low + 4, low + 3), (low + 1, low + 2, low + 5, low + 4)))

    for at in range(pairs):
        t = 0.08 + 0.9 * at / pairs
        for hand in (-1, 1):
            out = math.radians(hand * chance.uniform(28, 56))
            ahead = Vector((math.cos(out), math.sin(out), chance.uniform(-0.1, 0.35))).normalized()
            blade(stem(t), ahead, leaf * chance.uniform(0.75, 1.1), width * chance.uniform(0.8, 1.1))
    blade(stem(1), Vector((1, 0.1, 0)), leaf, width)
    for at in range(12):
        blade(stem(at / 12), (stem((at + 1.3) / 12) - stem(at / 12)).normalized(), length / 9, 0.0028, 2)
    mesh = bpy.data.meshes.new("branch")
    mesh.from_pydata([tuple(point) for point in points], [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    item = dressed(bpy.data.objects.new("branch", mesh), skin("#7f8a5c", "#56653f", 0.5, 0.3, 160))
    body = item.modifiers.new("thickness", "SOLIDIFY")
    body.thickness = 0.0006
    return item
