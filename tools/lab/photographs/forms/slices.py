"""Slices: thin sheets that are laid on the table one after another."""
import math

from forms.mesh import dressed, grid, thickened
from forms.rough import roughness


def disc(seed, material, radius=0.033, oval=1.0, thickness=0.002, ripple=0.0012):
    """A round slice of salami or mortadella."""
    rough = roughness(seed)

    def point(u, v):
        angle = math.tau * v
        edge = radius * (1 + 0.02 * rough(math.cos(angle) * 1.3, math.sin(angle) * 1.3) + 0.006 * rough(math.cos(angle) * 6, math.sin(angle) * 6, 4))
        x, y = u * edge * math.cos(angle) * oval, u * edge * math.sin(angle)
        return x, y, ripple * (0.5 + 0.5 * rough(x * 45, y * 45)) * u

    return thickened(dressed(grid("disc", 16, 72, point, closed=True), material), thickness)


def petal(seed, material, length=0.09, width=0.045, thickness=0.0011, ripple=0.003, waves=2.2):
    """A hand-carved slice of ham, nearly flat, its edge irregular."""
    rough = roughness(seed)

    def point(u, v):
        along = 2 * u - 1
        outline = max(0.0, 1 - abs(along) ** 3.2) ** 0.5
        wide = width * outline * (1 + 0.1 * rough(u * 3.5))
        # Both ends come to a point: what is uneven becomes even there, or they would stand up as small ears.
        y = (v - 0.5) * wide + width * 0.16 * rough(u * 1.6, 5) + 0.0015 * outline * rough(u * 14, v * 2, 2)
        x = along * length / 2 + outline * (0.003 * rough(v * 5, u * 2, 7) + 0.001 * rough(v * 16, 9))
        fold = 0.5 + 0.5 * rough(u * waves, v * 0.9, 3)
        return x, y, ripple * outline * (fold**2) * (0.4 + abs(2 * v - 1))

    return thickened(dressed(grid("petal", 64, 28, point), material), thickness)
