"""Where the picture is taken from."""
import math

import bpy
from mathutils import Vector


def look(target=(0, 0, 0.012), distance=0.55, height=38, side=4, lens=85, aperture=7.1, near=None):
    """A portrait lens at `height` degrees above the table, `side` degrees round to the right.

    `distance` in metres decides how large things are; `aperture` is the f-number; `near` is what the
    close-up aims at where that is not the middle.
    """
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens = lens
    item = bpy.data.objects.new("camera", lens_data)
    up, round_ = math.radians(height), math.radians(side)
    aim = Vector(target)
    item.location = aim + distance * Vector((math.sin(round_) * math.cos(up), -math.cos(round_) * math.cos(up), math.sin(up)))
    item.rotation_euler = (aim - item.location).to_track_quat("-Z", "Y").to_euler()
    lens_data.dof.use_dof = True
    lens_data.dof.focus_distance, lens_data.dof.aperture_fstop = distance - 0.01, aperture
    lens_data.clip_start = 0.01
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.camera = item
    if near:
        item["near"] = near


def come_nearer(share=0.58, down=12, round_=20, aperture=16):
    """Moves the camera of the scene to `share` of its distance, `down` degrees lower and `round_` degrees further to the right.

    What lies in front, the cut, comes into the middle; less of it is sharp.
    """
    item = bpy.context.scene.camera
    distance = item.data.dof.focus_distance + 0.01
    back = item.rotation_euler.to_matrix() @ Vector((0, 0, 1))
    aim = item.location - distance * back
    height, side = math.degrees(math.asin(back.z)), math.degrees(math.atan2(back.x, -back.y))
    lens, near = item.data.lens, Vector(item.get("near", aim - Vector((0, 0.015, 0))))
    bpy.data.objects.remove(item)
    look(near, share * distance, max(height - down, 18), side + round_, lens, aperture)
