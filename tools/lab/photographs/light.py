"""Light rigs: where the light of a picture comes from."""
import math

import bpy
from mathutils import Vector


def area(at, size, power, colour=(1, 1, 1), target=(0, 0, 0.02)):
    lamp = bpy.data.lights.new("lamp", "AREA")
    lamp.energy, lamp.size, lamp.color = power, size, colour
    item = bpy.data.objects.new("lamp", lamp)
    item.location = at
    item.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(item)


def surroundings(colour, strength):
    world = bpy.data.worlds.new("surroundings")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength


def window(power=1.0):
    """A window behind to the left in the warm morning, a cream card to the right: the shop's usual light."""
    area((-0.55, 0.5, 0.5), 0.34, 17 * power, (1, 0.87, 0.71))
    area((0.7, -0.15, 0.45), 0.8, 4.5 * power, (1, 0.97, 0.93))
    surroundings((0.95, 0.95, 1), 0.24 * power)


def sun(height, round_, power=4.0, colour=(1, 0.95, 0.88), soft=0.6):
    """The sun, `height` degrees above the table, `round_` degrees from behind to the left; `soft` is how wide it is in degrees."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = power, math.radians(soft), colour
    item = bpy.data.objects.new("sun", lamp)
    up, turn = math.radians(height), math.radians(round_)
    away = Vector((-math.sin(turn) * math.cos(up), math.cos(turn) * math.cos(up), math.sin(up)))
    item.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(item)
    return away


def in_its_way(away, branch, at, distance, turn=0.0):
    """Hangs `branch` in the light that comes from `away`, so that its shadow falls at `at`; the camera does not see it."""
    bpy.context.scene.collection.objects.link(branch)
    branch.location = Vector((*at, 0)) + away * distance
    branch.rotation_euler = (0, 0, math.radians(turn))
    branch.visible_camera = False
