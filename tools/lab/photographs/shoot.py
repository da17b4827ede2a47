"""Takes one picture: blender -b --factory-startup -P shoot.py -- <scene> <png> <width> <height> <samples> <weights>.

`scene` is the name of a file in scenes/, whose `build(table)` sets the table, the light and the camera; with `-closeup`
behind it the camera comes nearer, with `-wrapped` or `-measured` the file's `wrapped(table)` or `measured(table)` is taken.
"""
import importlib
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import bpy

import camera
from studio import develop
from studio.table import Table

SEED = 7
CLOSEUP = "-closeup"
OTHERS = ("wrapped", "measured")


def shoot(scene_name, path, width, height, samples, weights):
    for item in list(bpy.data.objects):
        bpy.data.objects.remove(item)
    scene = bpy.context.scene
    develop.prepare(scene, width, height, samples, SEED)
    file, _, other = scene_name.removesuffix(CLOSEUP).rpartition("-")
    file, set_up = (file, other) if other in OTHERS else (scene_name.removesuffix(CLOSEUP), "build")
    getattr(importlib.import_module(f"scenes.{file}"), set_up)(Table())
    if scene_name.endswith(CLOSEUP):
        camera.come_nearer()
    develop.develop(scene, path, weights)


if __name__ == "__main__":
    name, path, width, height, samples, weights = sys.argv[sys.argv.index("--") + 1 :]
    shoot(name, path, int(width), int(height), int(samples), weights)
