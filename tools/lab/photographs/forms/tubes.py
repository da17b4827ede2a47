"""Everything that was stuffed: logs, links, coils, horseshoes."""
import math

import bmesh
from mathutils import Vector

from forms.mesh import dressed, grid
from forms.rough import roughness

UP = Vector((0, 0, 1))


def tube(name, path, radius, skin, rows=120, flat=1.0, rough=None, lump=0.03):
    """A body along `path(t) -> Vector`, `radius(t)` metres thick, t from 0 to 1.

    `flat` below 1 presses it from above; `lump` is how uneven the stuffing is.
    """
    rough = rough or roughness(1)

    def point(u, v):
        ahead = (path(min(1, u + 0.004)) - path(max(0, u - 0.004))).normalized()
        side = ahead.cross(UP).normalized() if abs(ahead.z) < 0.9999 else Vector((0, 1, 0))
        angle, thick = math.tau * v, radius(u)
        dent = 1 + lump * rough(math.cos(angle) * 1.2, math.sin(angle) * 1.2, u * 6) + lump * 0.3 * rough(math.cos(angle) * 4, math.sin(angle) * 4, u * 24)
        out = side * math.cos(angle) + side.cross(ahead) * math.sin(angle) * flat
        return path(u) + out * thick * dent

    return dressed(grid(name, rows, 40, point, closed=True), skin)


def rounded(t, ends=0.06, power=0.5):
    """1 in the middle, 0 at both ends, round between."""
    near = min(t, 1 - t) / ends
    return 1.0 if near >= 1 else max(0.0, 1 - (1 - near) ** 2) ** power


def link(seed, skin, length=0.12, radius=0.0115, bow=0.012, flat=1.0, lump=0.03, knot=0.0035):
    """One sausage, bowed, with the twisted gut at both ends."""
    rough = roughness(seed)
    path = lambda t: Vector(((t - 0.5) * length, bow * (1 - (2 * t - 1) ** 2) - bow / 2 + 0.002 * rough(t * 2), 0))
    ends = radius * 0.9 / length

    def thick(t):
        body = rounded((t - 0.03) / 0.94, ends) if 0.03 < t < 0.97 else 0.0
        twist = knot * (0.55 + 0.45 * abs(2 * t - 1) ** 30) if min(t, 1 - t) > 0.0 else 0.0
        return max(radius * body, twist)

    return tube("link", path, thick, skin, 160, flat, rough, lump)


def coil(seed, skin, turns=2.6, radius=0.0125):
    """One long sausage wound on the plate."""
    rough = roughness(seed)
    start, gap = radius * 1.3, radius * 2.06

    def path(t):
        angle = math.tau * turns * math.sqrt(t * 0.985 + 0.015)
        away = start + gap * angle / math.tau
        return Vector((away * math.cos(angle), away * math.sin(angle), 0.0012 * rough(t * 8)))

    return tube("coil", path, lambda t: max(0.0002, radius * rounded(t, 0.012)), skin, 520, 0.94, rough, 0.03)


def horseshoe(seed, skin, radius=0.016, spread=0.06):
    """A sausage tied in a U, open towards the viewer."""
    rough = roughness(seed)

    def path(t):
        angle = math.pi * (1.18 * t - 0.09)
        return Vector((-spread * math.cos(angle), spread * 1.45 * math.sin(angle), 0.001 * rough(t * 4)))

    def thick(t):
        body = radius * rounded((t - 0.02) / 0.96, 0.07) if 0.02 < t < 0.98 else 0.0
        return max(body, 0.0025 if min(t, 1 - t) > 0 else 0.0002)

    return tube("horseshoe", path, thick, skin, 220, 1.0, rough, 0.06)


def log(seed, skin, cut, length=0.18, radius=0.03, lump=0.05, flat=1.0):
    """A salami lying along x, its right end cut; returns skin and cut face as one body."""
    rough = roughness(seed)
    path = lambda t: Vector((t * length, 0.004 * math.sin(t * 3 + seed), 0))
    thick = lambda t: radius * (1.0 if t > 0.22 else max(0.05, 1 - (1 - t / 0.22) ** 2.4 * 0.85))
    body = tube("log", path, thick, skin, 100, flat, rough, lump)
    return capped(body, cut)


def capped(body, cut):
    """Closes the open right end of a tube with its cut face."""
    body.data.materials.append(cut)
    shape = bmesh.new()
    shape.from_mesh(body.data)
    shape.verts.ensure_lookup_table()
    edges = [edge for edge in shape.edges if edge.is_boundary]
    right = max(edge.verts[0].co.x for edge in edges)
    ring = [edge for edge in edges if edge.verts[0].co.x > right - 0.02]
    made = bmesh.ops.holes_fill(shape, edges=ring, sides=0)
    for face in made["faces"]:
        face.material_index, face.smooth = 1, False
        for loop in face.loops:
            loop[shape.loops.layers.uv.active].uv = (0, 0)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(body.data)
    shape.free()
    return body
