"""Landjäger: pressed between boards before drying, so flat and four-cornered."""
import math

from forms.mesh import dressed, grid
from forms.rough import roughness
from forms.tubes import rounded


def stick(seed, skin, length=0.15, width=0.023, height=0.0125):
    rough = roughness(seed)

    def point(u, v):
        angle = math.tau * v
        corner = (abs(math.cos(angle)) ** 5 + abs(math.sin(angle)) ** 5) ** -0.2
        size = 0.12 + 0.88 * rounded(u, 0.07)
        dent = 1 + 0.05 * rough(u * 7, math.cos(angle), math.sin(angle))
        x = (u - 0.5) * length
        y = corner * math.cos(angle) * width / 2 * size * dent + 0.002 * rough(u * 2.5, 4)
        return x, y, corner * math.sin(angle) * height / 2 * size * dent

    closed = grid("stick", 110, 48, point, closed=True)
    return dressed(closed, skin)
