"""A rasher of back bacon: the round eye of the loin with its tail of belly."""
import math

from forms.mesh import dressed, grid, thickened
from forms.rough import roughness


def rasher(seed, material, length=0.15, eye=0.068, tail=0.03, thickness=0.0028):
    """Its texture runs along u from the eye to the tail; the fat is at v = 1, along the back."""
    rough = roughness(seed)

    def point(u, v):
        round_ = math.sqrt(max(0.0, 1 - (1 - min(1, u / 0.3)) ** 2)) if u < 0.3 else 1.0
        blunt = math.sqrt(max(0.0, 1 - max(0, (u - 0.94) / 0.06) ** 2))
        fade = min(1.0, max(0.0, (u - 0.38) / 0.24))
        wide = (eye + (tail - eye) * fade * fade * (3 - 2 * fade)) * max(0.02, round_ * blunt) * (1 + 0.07 * rough(u * 5))
        back = -0.016 * (2 * u - 0.7) ** 2 + 0.002 * rough(u * 6, 3)
        low = eye * 0.5 - eye * 0.5 * (1 - round_)
        y = back + low - (1 - v) * wide + 0.001 * rough(u * 20, v * 3)
        z = 0.004 * (0.5 + 0.5 * rough(u * 3.2, v * 1.2, 2)) + 0.002 * rough(u * 9, v * 2, 6) * v
        return (u - 0.5) * length, y, max(0.0, z)

    return thickened(dressed(grid("rasher", 80, 30, point), material), thickness)
