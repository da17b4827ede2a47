"""What a knife spreads: a soft heap with an uneven edge."""
import math

from forms.mesh import dressed, grid
from forms.rough import roughness


def heap(seed, material, radius=0.026, height=0.009, oval=1.4, lumps=0.5):
    """A heap that runs out to nothing at its edge; `lumps` 0 to 1 is how torn its top is."""
    rough = roughness(seed)

    def point(u, v):
        angle = math.tau * v
        edge = radius * (1 + 0.16 * rough(math.cos(angle) * 1.4, math.sin(angle) * 1.4) + 0.09 * rough(math.cos(angle) * 5, math.sin(angle) * 5, 4))
        x, y = u * edge * math.cos(angle) * oval, u * edge * math.sin(angle)
        swell = 1 + lumps * (0.7 * rough(x * 55, y * 90) + 0.35 * rough(x * 170, y * 260, 2))
        return x, y, height * (1 - u**4) ** 0.7 * max(0.25, swell)

    return dressed(grid("heap", 40, 120, point, closed=True), material)
