"""Puts things on the table so that they touch what lies below and never float."""
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from studio.fall import let_fall

GAP = 0.0002


class Table:
    """The things already there. Lengths are metres, angles degrees, z = 0 is the table's top."""

    def __init__(self):
        self.trees = []

    def link(self, item, x, y, turn, tilt):
        bpy.context.scene.collection.objects.link(item)
        item.location = (x, y, 0)
        item.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
        bpy.context.view_layer.update()

    def remember(self, item):
        """Makes `item` something that others can lie on."""
        graph = bpy.context.evaluated_depsgraph_get()
        mesh = item.evaluated_get(graph).to_mesh()
        points = [item.matrix_world @ vertex.co for vertex in mesh.vertices]
        xs, ys = [point.x for point in points], [point.y for point in points]
        tree = BVHTree.FromPolygons(points, [tuple(face.vertices) for face in mesh.polygons])
        self.trees.append((tree, min(xs), max(xs), min(ys), max(ys)))

    def height(self, x, y):
        """The height of what lies at this place."""
        start, down = Vector((x, y, 2)), Vector((0, 0, -1))
        below = [tree for tree, left, right, front, back in self.trees if left <= x <= right and front <= y <= back]
        hits = [tree.ray_cast(start, down)[0] for tree in below]
        return max([hit.z for hit in hits if hit is not None], default=0.0)

    def put(self, item, x=0.0, y=0.0, turn=0.0, tilt=(0.0, 0.0), sink=0.0):
        """A stiff thing: comes down until it touches; `sink` presses it in."""
        self.link(item, x, y, turn, tilt)
        points = [item.matrix_world @ vertex.co for vertex in item.data.vertices]
        step = max(1, len(points) // 3000)
        lift = max(self.height(point.x, point.y) - point.z for point in points[::step])
        item.location.z = lift - sink
        bpy.context.view_layer.update()
        self.remember(item)
        return item

    def lay(self, item, x=0.0, y=0.0, turn=0.0, stiffness=24):
        """A limp sheet: follows what lies below, smoothed by its `stiffness`."""
        self.link(item, x, y, turn, (0, 0))
        mesh, place = item.data, item.matrix_world
        points = np.array([place @ vertex.co for vertex in mesh.vertices])
        thick = item.modifiers["thickness"].thickness if "thickness" in item.modifiers else 0
        ground = np.array([self.height(px, py) for px, py, _ in points]) + thick / 2 + GAP
        edges = np.array([edge.vertices[:] for edge in mesh.edges])
        degree = np.bincount(edges.ravel(), minlength=len(points))
        level = ground.copy()
        for _ in range(stiffness):
            around = np.bincount(edges[:, 0], level[edges[:, 1]], len(points)) + np.bincount(edges[:, 1], level[edges[:, 0]], len(points))
            level = np.maximum(ground, around / np.maximum(degree, 1))
        for vertex, height in zip(mesh.vertices, level):
            vertex.co.z += height
        mesh.update()
        bpy.context.view_layer.update()
        self.remember(item)
        return item

    def drop(self, item, x=0.0, y=0.0, turn=0.0, thickness=0.0012, stiff=0.25):
        """A sheet that falls as cloth does and stays folded; `stiff` 0.05 is silk, 1 is leather."""
        below = [thing for thing in bpy.data.objects if thing.type == "MESH" and thing.users_scene]
        self.link(item, x, y, turn, (0, 0))
        item.location.z = max(self.height(*(item.matrix_world @ vertex.co).xy) for vertex in list(item.data.vertices)[::7]) + 0.002
        let_fall(item, below, thickness, stiff)
        self.remember(item)
        return item
