"""What lies beside the meat: peppercorns, olives, cornichons, melon, nuts."""
import math

from mathutils import Vector

from forms.mesh import dressed, grid
from forms.rough import roughness
from forms.tubes import rounded, tube
from studio.colour import linear
from studio.shading import Shading


def skin(light, deep, gloss=0.3, bumps=0.2, scale=120):
    """The skin of a fruit."""
    shade = Shading("fruit skin")
    tone = shade.noise(shade.own_position(), scale, 5)
    colour = shade.ramp(tone, [(0.35, linear(deep)), (0.65, linear(light))])
    return shade.flesh(colour, gloss, shade.bump(tone, bumps, 0.002), 0.15, 0.003)


def ball(seed, material, radius=0.0024, tall=1.0):
    rough = roughness(seed)

    def point(u, v):
        height, angle = math.cos(math.pi * u), math.tau * v
        around = math.sin(math.pi * u)
        size = radius * (1 + 0.05 * rough(around * math.cos(angle), around * math.sin(angle), height))
        return size * around * math.cos(angle) * tall, size * around * math.sin(angle), size * height

    return dressed(grid("ball", 16, 24, point, closed=True), material)


def pepper():
    return skin("#4a3a30", "#191412", 0.6, 1.0, 900)


def olive(seed):
    return ball(seed, skin("#6f7a35", "#4a5222", 0.22, 0.1), 0.0085, 1.25)


def black_olive(seed):
    return ball(seed, skin("#3a2430", "#1c1118", 0.2, 0.2), 0.0085, 1.25)


def juniper():
    return skin("#3d3f5c", "#1c1b2a", 0.55, 0.4, 500)


def cornichon(seed, material):
    rough = roughness(seed)
    path = lambda t: Vector(((t - 0.5) * 0.045, 0.006 * math.sin(math.pi * t), 0))
    return tube("cornichon", path, lambda t: 0.0062 * rounded(t, 0.3) * (0.85 + 0.15 * t), material, 60, 1.0, rough, 0.12)


def cornichon_skin():
    return skin("#7f8f3f", "#4f6024", 0.25, 0.9, 260)


def melon(radius=0.062):
    """A slice of orange melon lying on its rind, cut like a boat."""
    shade = Shading("melon")
    depth = shade.part(shade.position("UV"), "Y")
    juicy = shade.noise(shade.position(), 160, 5)
    colour = shade.ramp(depth, [(0.0, linear("#f0a05a")), (0.7, linear("#f2b06a")), (0.85, linear("#e8d79a")), (0.93, linear("#a9b069")), (1.0, linear("#b9a878"))])
    flesh = shade.flesh(colour, 0.3, shade.bump(juicy, 0.2, 0.001), 0.3, 0.006)

    def share(v):
        """How far from the seeds to the rind a point of the section is: 0 to 1."""
        return min(1.0, min(v, 1 - v) / 0.4)

    def point(u, v):
        along = math.radians(-88 + 176 * u)
        across = (0.15 + 0.85 * share(v)) * max(-1.0, min(1.0, (0.5 - v) / 0.1))
        seeds = 0.6 + 0.39 * (1 - math.cos(along)) ** 1.6
        away = radius * (seeds + (1 - seeds) * share(v) + 0.03 * (1 - across**2) * (share(v) > 0.99))
        return away * math.sin(along) * 1.15, 0.019 * across * math.cos(along), radius - away * math.cos(along)

    item = dressed(grid("melon", 60, 60, point, closed=True), flesh)
    for corner in item.data.uv_layers[0].data:
        corner.uv = (corner.uv[0], share(corner.uv[1]))
    return item


def almond(seed):
    return ball(seed, skin("#b47844", "#8a5428", 0.5, 0.8, 260), 0.0068, 1.55)


def walnut(seed, radius=0.0155):
    """A whole walnut in its wrinkled shell, the seam around it."""
    rough = roughness(seed)

    def point(u, v):
        height, angle = math.cos(math.pi * u), math.tau * v
        x, y = math.sin(math.pi * u) * math.cos(angle), math.sin(math.pi * u) * math.sin(angle)
        wrinkle = abs(rough(x * 2.2, y * 3.4, height * 3.4)) + 0.5 * abs(rough(x * 5, y * 7, height * 7))
        size = radius * (1 - 0.16 * wrinkle + 0.05 * max(0.0, 1 - abs(height) / 0.09))
        return size * x * 1.18, size * y, size * height

    return dressed(grid("walnut", 56, 72, point, closed=True), skin("#b98f5e", "#8a6138", 0.6, 0.7, 240))
