"""Thick rounds: bread, medallions, the cut pieces of a sausage."""
import math

from forms.mesh import dressed, grid
from forms.rough import roughness


def puck(seed, side, face, radius=0.03, height=0.014, oval=1.0, rounding=0.12, uneven=0.03):
    """A round with `side` around and `face` above and below; `rounding` is a share of the height."""
    rough = roughness(seed)
    soft = rounding * height
    rings = [(0, height), (0.4, height), (0.75, height), (1, height)]
    rings = [(share * (radius - soft), z) for share, z in rings]
    rings += [(radius - soft * (1 - math.sin(turn)), height - soft * (1 - math.cos(turn))) for turn in (0.4, 0.8, 1.2, 1.57)]
    rings += [(radius, height * 0.5), (radius, soft), (radius - soft, 0), (0, 0)]
    count = len(rings) - 1

    def point(u, v):
        away, z = rings[round(u * count)]
        angle = math.tau * v
        edge = 1 + uneven * rough(math.cos(angle) * 1.5, math.sin(angle) * 1.5)
        x, y = away * edge * math.cos(angle) * oval, away * edge * math.sin(angle)
        return x, y, z * (1 + uneven * rough(x * 30, y * 30, 3))

    item = dressed(grid("puck", count, 64, point, closed=True), side, face)
    rows = item.data.uv_layers[0].data
    for part in item.data.polygons:
        along = [rows[loop].uv[0] * count for loop in part.loop_indices]
        part.material_index = 1 if max(along) < 4.5 or min(along) > count - 1.5 else 0
    return item
