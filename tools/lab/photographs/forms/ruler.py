"""A carpenter's ruler of pale wood, its lines and figures burnt in: tells how large things are."""
import bpy

from forms.mesh import dressed
from forms.tableware import slab

HEIGHT = 0.0022
WIDTH = 0.026


def ruler(table, wood, ink, centimetres=15, x=0.0, y=0.0, turn=0.0):
    """Lies with its lines away from the camera and its figures towards it, from 0 at the left."""
    margin = 0.006
    length = centimetres / 100 + 2 * margin
    lying = table.put(slab(wood, length, WIDTH, HEIGHT, 0.0006), x, y, turn)
    above = lying.location.z + HEIGHT + 0.00004
    for item in (lines(ink, centimetres, margin - length / 2), *figures(ink, centimetres, margin - length / 2)):
        item.parent = lying
        item.location.z = above - lying.location.z
        bpy.context.scene.collection.objects.link(item)


def lines(ink, centimetres, start):
    """A line a millimetre, longer at fives and tens."""
    points, faces = [], []
    for at in range(centimetres * 10 + 1):
        long = 0.0088 if at % 10 == 0 else 0.0066 if at % 5 == 0 else 0.0044
        left, edge, first = start + at / 1000, WIDTH / 2 - 0.0007, len(points)
        points += [(left - 0.00011, edge, 0), (left - 0.00011, edge - long, 0), (left + 0.00011, edge - long, 0), (left + 0.00011, edge, 0)]
        faces.append((first, first + 1, first + 2, first + 3))
    mesh = bpy.data.meshes.new("lines")
    mesh.from_pydata(points, [], faces)
    return dressed(bpy.data.objects.new("lines", mesh), ink)


def figures(ink, centimetres, start):
    """The centimetres, each below its line."""
    for at in range(centimetres + 1):
        text = bpy.data.curves.new("figure", "FONT")
        text.body, text.size, text.align_x = str(at), 0.0056, "CENTER"
        item = dressed(bpy.data.objects.new("figure", text), ink)
        item.location = (start + at / 100, -0.0068, 0)
        yield item
