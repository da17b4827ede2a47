"""Landjäger: pressed between boards before drying, so flat and four-cornered."""
import math

from forms.mesh import dressed, grid
from forms.rough import roughness
from forms.tubes import rounded


def stick(seed, skin, length=0.15, width=0.025, height=0.0105):
    rough = roughness(seed)

    def point(u, v):
        angle = math.tau * v
        corner = (abs(math.cos(angle)) ** 9 + abs(math.sin(angle)) ** 9) ** (-1 / 9)
        size = 0.3 + 0.7 * rounded(u, 0.035)
        dent = 1 + 0.07 * rough(u * 9, math.cos(angle), math.sin(angle))
        x = (u - 0.5) * length
        y = corner * math.cos(angle) * width / 2 * size * dent + 0.003 * rough(u * 2.5, 4)
        return x, y, corner * math.sin(angle) * height / 2 * size * dent

    closed = grid("stick", 110, 48, point, closed=True)
    return dressed(closed, skin)
