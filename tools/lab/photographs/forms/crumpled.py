"""Crumpled paper to bed things on."""
from forms.mesh import dressed, grid
from forms.rough import roughness


def crumpled(seed, material, length, width, height=0.02):
    """A bed of tissue, `height` deep in its middle."""
    rough = roughness(seed)

    def point(u, v):
        x, y = (u - 0.5) * length, (v - 0.5) * width
        ridge = abs(rough(x * 26, y * 26)) + 0.5 * abs(rough(x * 60, y * 60, 4))
        return x, y, height * (0.55 + 0.9 * ridge)

    return dressed(grid("tissue", 120, 90, point), material)
