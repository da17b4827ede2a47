"""A whole leg of ham, carved open."""
import math

from forms.mesh import dressed, grid
from forms.rough import roughness

LENGTH = 0.74
OUTLINE = ((0.0, 0.012), (0.03, 0.02), (0.07, 0.026), (0.1, 0.022), (0.3, 0.03), (0.42, 0.043), (0.55, 0.072), (0.7, 0.102), (0.82, 0.108), (0.92, 0.09), (0.98, 0.05), (1.0, 0.0))


def thickness(t):
    """Half the height of the leg from the hoof (t = 0) to the haunch."""
    for (start, low), (end, high) in zip(OUTLINE, OUTLINE[1:]):
        if t <= end:
            share = (t - start) / (end - start)
            return low + (high - low) * share * share * (3 - 2 * share)
    return 0.0


def leg(seed, material, cut=0.045, slope=0.16):
    """A leg along x, its hoof at the left, the haunch carved flat `cut` metres above its middle, falling by `slope` towards the haunch.

    In its texture v = 0.5 is where the carved face begins; each 0.1 above is a centimetre of leg that is gone.
    """
    rough = roughness(seed)
    depth = {}

    def point(u, v):
        t = 1 - (1 - u) ** 1.15
        angle, thick = math.tau * v, thickness(t)
        lumps = 1 + 0.07 * rough(math.cos(angle) * 1.2, math.sin(angle) * 1.2, t * 4) + 0.015 * rough(math.cos(angle) * 5, math.sin(angle) * 5, t * 18)
        x = (t - 0.5) * LENGTH
        y = thick * lumps * math.cos(angle) * (0.86 + 0.22 * t) + 0.03 * math.sin(t * 3)
        z = thick * lumps * math.sin(angle) + 0.05 * (1 - t) ** 1.5
        face = cut - slope * max(0.0, x - 0.05) + 0.2 * max(0.0, 0.1 - x) + 0.0012 * rough(x * 22, y * 22)
        depth[len(depth)] = z - face
        return x, y, min(z, face)

    rows, columns = 260, 160
    item = grid("leg", rows, columns, point, closed=True)
    for polygon in item.data.polygons:
        i, j = divmod(polygon.index, columns)
        for loop, (down, right) in zip(polygon.loop_indices, ((0, 0), (1, 0), (1, 1), (0, 1))):
            gone = depth[(i + down) * columns + (j + right) % columns]
            item.data.uv_layers[0].data[loop].uv = ((i + down) / rows, min(1.0, max(0.0, 0.5 + gone * 10)))
    return dressed(item, material)
