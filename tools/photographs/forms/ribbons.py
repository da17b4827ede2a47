"""Ham dropped in soft folds: a slice whose section winds like a river."""
import math

from forms.mesh import dressed, grid, thickened
from forms.rough import roughness

STEPS = 200


def ribbon(seed, material, length=0.19, width=0.075, folds=3.5, bend=95, thickness=0.0012):
    """`bend` in degrees is how far a fold turns over: 60 is a wave, 110 hangs over.

    The section is a sine-generated curve, the shape a bent strip takes by itself; its
    length stays `length` metres, so the pattern of the meat is not stretched.
    """
    rough = roughness(seed)
    paths = {}

    def path(v):
        if v not in paths:
            paths[v] = wind(rough, v, length, folds, math.radians(bend))
        return paths[v]

    def point(u, v):
        x, z = path(v)[round(u * STEPS)]
        outline = (0.5 + 0.5 * math.sin(math.pi * min(1, 0.1 + 0.85 * u)) ** 0.7) * (1 + 0.1 * rough(u * 4))
        y = (v - 0.5) * width * outline + 0.005 * rough(u * 2.5, v, 8)
        return x, y, z + 0.0012 * rough(u * 16, v * 5, 4)

    return thickened(dressed(grid("ribbon", STEPS, 32, point), material), thickness)


def wind(rough, v, length, folds, bend):
    """The section at `v`: points (x, z) from the left, every trough near z = 0, middle at x = 0."""
    x = z = 0.0
    points = [(x, z)]
    for step in range(STEPS):
        u = (step + 0.5) / STEPS
        phase = math.tau * folds * (u + 0.085 * rough(u * 2.6, v * 0.7)) + 1.3 * rough(v * 1.1, 3)
        turn = bend * (1 + 0.55 * rough(u * folds * 0.9, v * 0.8, 6)) * math.cos(phase)
        x, z = x + math.cos(turn) * length / STEPS, z + math.sin(turn) * length / STEPS
        points.append((x, z))
    floor = lower_edge([pz for _, pz in points], round(STEPS / folds * 0.62))
    middle = sum(px for px, _ in points) / len(points)
    return [(px - middle, pz - low) for (px, pz), low in zip(points, floor)]


def lower_edge(heights, reach):
    """A smooth line through the troughs: on it every fold rests on the plate."""
    troughs = [min(heights[max(0, at - reach) : at + reach + 1]) for at in range(len(heights))]
    return [sum(troughs[max(0, at - reach) : at + reach + 1]) / len(troughs[max(0, at - reach) : at + reach + 1]) for at in range(len(troughs))]
