"""A box for a present, its lid tied with a cord."""
import math

import bpy
from mathutils import Vector

from forms.mesh import dressed
from forms.tubes import tube


def tray(outside, inside, size=(0.3, 0.2, 0.07), wall=0.003):
    """An open box of stiff card: `outside` around it, `inside` within."""
    length, width, height = size
    points, faces, lined = [], [], []

    def cuboid(low, high, inner):
        first = len(points)
        points.extend((x, y, z) for z in (low[2], high[2]) for x, y in ((low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1])))
        sides = [((0, 3, 2, 1), (0, 0, -1)), ((4, 5, 6, 7), (0, 0, 1)), ((0, 1, 5, 4), (0, -1, 0)), ((1, 2, 6, 5), (1, 0, 0)), ((2, 3, 7, 6), (0, 1, 0)), ((3, 0, 4, 7), (-1, 0, 0))]
        for corners, facing in sides:
            faces.append(tuple(first + corner for corner in corners))
            lined.append(1 if facing == inner else 0)

    x, y = length / 2, width / 2
    cuboid((-x, -y, 0), (x, y, wall), (0, 0, 1))
    cuboid((-x, -y, wall), (-x + wall, y, height), (1, 0, 0))
    cuboid((x - wall, -y, wall), (x, y, height), (-1, 0, 0))
    cuboid((-x + wall, -y, wall), (x - wall, -y + wall, height), (0, 1, 0))
    cuboid((-x + wall, y - wall, wall), (x - wall, y, height), (0, -1, 0))
    mesh = bpy.data.meshes.new("tray")
    mesh.from_pydata(points, [], faces)
    for face, inner in zip(mesh.polygons, lined):
        face.material_index = inner
    item = dressed(bpy.data.objects.new("tray", mesh), outside, inside)
    edge = item.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = 0.0007, 2
    return item


def cord(path, material, radius=0.0022, rows=160):
    return tube("cord", path, lambda t: radius, material, rows, 1.0, None, 0.0)


def bow(table, material, x, y, turn=0.0, loop=0.05):
    """Two loops, two ends and a knot of cord, lying where `table` is highest at x, y."""
    up = table.height(x, y) + 0.0024

    def half(hand):
        def path(t):
            angle = math.tau * t
            away = loop * math.sin(math.pi * t)
            return Vector((hand * away, 0.02 * math.sin(angle) + 0.006 * away / loop, 0.004 + 0.016 * math.sin(math.pi * t) ** 2 * (0.6 + 0.4 * math.cos(angle))))

        return path

    def end(hand):
        return lambda t: Vector((hand * (0.004 + 0.034 * t), -0.058 * t + 0.008 * math.sin(3 * t), 0.005 * (1 - t)))

    knot = lambda t: Vector((0.005 * math.cos(math.tau * 1.6 * t), 0.006 * (2 * t - 1), 0.005 + 0.0045 * math.sin(math.tau * 1.6 * t)))
    for path in (half(1), half(-1), end(1), end(-1), knot):
        item = cord(path, material)
        table.link(item, x, y, turn, (0, 0))
        item.location.z = up
        table.remember(item)


def tied(table, material, size, x, y, turn=0.0):
    """A cord laid once along and once across a closed box of `size`."""
    length, width, height = size

    def around(long):
        reach, top = long / 2 + 0.0016, height + 0.0012
        corners = [(-reach, 0.001), (-reach, top), (reach, top), (reach, 0.001)]

        def path(t):
            at = min(2.9999, t * 3)
            (a, low), (b, high) = corners[int(at)], corners[int(at) + 1]
            share = at - int(at)
            return Vector((a + (b - a) * share, 0, low + (high - low) * share))

        return path

    for long, quarter in ((length, 0), (width, 90)):
        item = cord(around(long), material, 0.0021, 240)
        table.link(item, x, y, turn + quarter, (0, 0))
        table.remember(item)


def mizuhiki(table, white, red, length, turn=0.0, loop=0.05):
    """Five cords laid across a box, the left half white and the right half red, tied in a bow that comes loose: for what may happen again."""
    up = table.height(0, 0) + 0.0016
    strands = [0.0034 * (at - 2) for at in range(5)]
    lying = []
    for hand, material in ((-1, white), (1, red)):
        for y in strands:
            lying.append((lambda t, y=y, hand=hand: Vector((hand * t * length / 2, y, 0)), material))
        for at in range(3):
            size = loop * (1 - 0.14 * at)

            def ring(t, hand=hand, size=size):
                away = size * math.sin(math.pi * t)
                return Vector((hand * away, 0.3 * size * math.sin(math.tau * t) + 0.3 * away, 0.004 + 0.008 * math.sin(math.pi * t)))

            lying.append((ring, material))
            lying.append((lambda t, hand=hand, at=at: Vector((hand * (0.003 + 0.03 * t), -0.04 * t - 0.003 * at, 0.005 * (1 - t))), material))
    for path, material in lying:
        item = cord(path, material, 0.0016, 80)
        table.link(item, 0, 0, turn, (0, 0))
        item.location.z = up
        table.remember(item)


def carrier_bag(table, paper, handle, x, y, turn=0.0, size=(0.2, 0.09, 0.24)):
    """An upright bag of stiff paper with two cords to carry it by."""
    length, width, height = size
    table.put(tray(paper, paper, size, 0.0012), x, y, turn)
    for side in (-1, 1):
        arc = lambda t: Vector((0.22 * length * math.cos(math.pi * t), 0, 0.3 * height * math.sin(math.pi * t)))
        item = cord(arc, handle, 0.002, 80)
        out = math.radians(turn)
        table.link(item, x - math.sin(out) * side * width / 2, y + math.cos(out) * side * width / 2, turn, (0, 0))
        item.location.z = height - 0.012
        table.remember(item)
