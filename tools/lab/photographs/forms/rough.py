"""Irregularity: smooth noise that is the same for the same seed."""
import random

from mathutils import Vector, noise


def roughness(seed):
    """A function `(x, y, z) -> -1…1` of its own for every seed."""
    place = random.Random(seed)
    shift = Vector((place.uniform(0, 90), place.uniform(0, 90), place.uniform(0, 90)))
    return lambda x, y=0.0, z=0.0: noise.noise(Vector((x, y, z)) + shift)
