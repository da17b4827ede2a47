"""Meshes from formulas: every form of the studio is a grid of points."""
import math

import bmesh
import bpy


def grid(name, rows, columns, point, closed=False):
    """A sheet through `point(u, v)`, u and v from 0 to 1; `closed` joins v = 1 to v = 0.

    Texture coordinates are u and v; vertices that fall together become one.
    """
    mesh = bpy.data.meshes.new(name)
    across = columns if closed else columns + 1
    points = [point(i / rows, j / columns) for i in range(rows + 1) for j in range(across)]
    faces = []
    for i in range(rows):
        for j in range(columns):
            right = (j + 1) % across
            faces.append((i * across + j, (i + 1) * across + j, (i + 1) * across + right, i * across + right))
    mesh.from_pydata([tuple(each) for each in points], [], faces)
    layer = mesh.uv_layers.new()
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    for face in mesh.polygons:
        i, j = divmod(face.index, columns)
        for loop, (down, right) in zip(face.loop_indices, corners):
            layer.data[loop].uv = ((i + down) / rows, (j + right) / columns)
    return finished(mesh)


def finished(mesh):
    """An object of `mesh`: doubles merged, normals outwards, shaded smoothly."""
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    return bpy.data.objects.new(mesh.name, mesh)


def lathe(name, profile, material, segments=96):
    """A body turned around the z axis; `profile` is a list of (radius, height)."""
    count = len(profile) - 1

    def point(u, v):
        radius, height = profile[round(u * count)]
        return radius * math.cos(math.tau * v), radius * math.sin(math.tau * v), height

    return dressed(grid(name, count, segments, point, closed=True), material)


def dressed(item, *materials):
    for material in materials:
        item.data.materials.append(material)
    return item


def thickened(item, thickness):
    """Gives a sheet its thickness, upwards."""
    modifier = item.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, 0
    return item
