"""Ways to lay slices out."""
import math
import random


def fan(table, make, count=7, x=-0.07, y=-0.03, step=0.024, bow=0.012, turn=57, start=0, stiffness=24):
    """A row that overlaps from left to right, bowed towards the viewer; `make(at)` gives a slice.

    The first lies at `start` degrees, each following one `turn` degrees further.
    """
    half = (count - 1) / 2
    for at in range(count):
        table.lay(make(at), x + at * step, y - bow * (1 - abs(at - half) / half), start + at * turn, stiffness)


def circles(table, make, rings, seed=9, stiffness=24):
    """Rings of petals, their fat outwards; `rings` is a list of (count, radius) from the outside in."""
    chance = random.Random(seed)
    for ring, (count, away) in enumerate(rings):
        for at in range(count):
            angle = 360 * at / count + ring * 20 + chance.uniform(-6, 6)
            x, y = away * math.cos(math.radians(angle)), away * math.sin(math.radians(angle))
            table.lay(make(ring * 20 + at), x, y, angle - 90 + chance.uniform(-14, 14), stiffness)


def scatter(table, make, count, seed, x=(-0.1, 0.1), y=(-0.08, -0.05)):
    """Small things dropped by hand."""
    chance = random.Random(seed)
    for at in range(count):
        table.put(make(at), chance.uniform(*x), chance.uniform(*y), chance.uniform(0, 360))
