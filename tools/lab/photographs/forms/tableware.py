"""Boards, plates and the table itself."""
import bpy

from forms.mesh import dressed, lathe


def tabletop(material):
    """An endless table at z = 0."""
    mesh = bpy.data.meshes.new("table")
    mesh.from_pydata([(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)], [], [(0, 1, 2, 3)])
    return dressed(bpy.data.objects.new("table", mesh), material)


def slab(material, length=0.3, width=0.2, height=0.016, rounding=0.004):
    """A board with softened edges."""
    mesh = bpy.data.meshes.new("slab")
    x, y = length / 2, width / 2
    corners = [(sx * x, sy * y, z) for z in (0, height) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sides = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    mesh.from_pydata(corners, [], sides)
    item = dressed(bpy.data.objects.new("slab", mesh), material)
    bevel = item.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments = rounding, 4
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    return item


def plate(material, radius=0.13):
    """A flat plate with a low rim."""
    outline = [(0, 4), (0.54, 4), (0.65, 5.5), (0.78, 12), (0.95, 16.5), (0.985, 17), (1, 15.5), (0.97, 13.6), (0.78, 8), (0.6, 0), (0, 0)]
    return lathe("plate", [(share * radius, height / 1000) for share, height in outline], material, 128)


def dish(table, material, filling, x=0.0, y=0.0, radius=0.026, height=0.02):
    """A small bowl with something soft in it."""
    outside = [(0, 0), (radius * 0.55, 0), (radius * 0.6, 0.001), (radius * 0.85, height * 0.5), (radius, height)]
    inside = [(radius - 0.0015, height + 0.0006), (radius - 0.003, height), (radius * 0.78, height * 0.5), (radius * 0.5, 0.004), (0, 0.003)]
    table.put(lathe("dish", outside + inside, material), x, y)
    room, top = radius * 0.9, height * 0.72
    heap = [(0, top + 0.0035), (room * 0.16, top + 0.002), (room * 0.3, top + 0.0028), (room * 0.55, top + 0.0012), (room * 0.75, top + 0.0014), (room * 0.93, top - 0.001), (room * 0.6, 0.006), (0, 0.005)]
    item = lathe("filling", heap, filling)
    table.link(item, x, y, 0, (0, 0))
    item.location.z = table.height(x, y) - 0.003
    table.remember(item)
