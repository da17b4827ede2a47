"""A thin slice let fall in folds: the form before it falls; `table.drop` lets it find its rest."""
import math

from forms.mesh import dressed, grid
from forms.rough import roughness


def folds(seed, material, span=0.1, width=0.085, count=4, height=0.034, lean=0.4, taper=0.35):
    """A slice gathered into `count` folds over `span` metres, each about `height` high.

    `lean` is how far the folds tip to the right, `taper` how wide the ends are. Coarse on purpose:
    the fall is reckoned on these points and smoothed afterwards.
    """
    rough = roughness(seed)

    def point(u, v):
        outline = max(0.0, 1 - abs(2 * u - 1) ** 4) ** 0.4
        wide = width * (taper + (1 - taper) * outline) * (1 + 0.1 * rough(u * 3.5))
        y = (v - 0.5) * wide + 0.006 * rough(u * 2, 5)
        phase = count * math.tau * (u + 0.06 * rough(u * 3, v * 0.8)) + rough(v * 1.2, 3)
        z = height * (1 + 0.4 * rough(u * count, v)) * (0.5 + 0.5 * math.sin(phase))
        return (u - 0.5) * span + 0.004 * rough(u * 6, v * 3) + lean * z, y, z

    return dressed(grid("folds", 12 * count, 22, point), material)
