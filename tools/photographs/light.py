"""Light rigs: where the light of a picture comes from."""
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
    """A window behind to the left in the morning, a white card to the right: the shop's usual light."""
    area((-0.55, 0.5, 0.5), 0.34, 16 * power, (1, 0.95, 0.88))
    area((0.7, -0.15, 0.45), 0.8, 4.5 * power, (0.92, 0.96, 1))
    surroundings((0.9, 0.94, 1), 0.24 * power)
