"""From a Blender scene to a finished picture: render, display transform, denoise, save."""
import os
import tempfile

import bpy
import numpy as np

from studio import denoise

LAYERS = {"colour": "Image", "albedo": "DiffCol", "normal": "Normal"}


def prepare(scene, width, height, samples, seed):
    """Cycles on the processor with a fixed seed, and the passes that the denoiser wants."""
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.cycles.samples, scene.cycles.seed = samples, seed
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.max_bounces, scene.cycles.transparent_max_bounces = 8, 12
    scene.cycles.sample_clamp_indirect = 6
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_depth = "16"
    bpy.context.view_layer.use_pass_diffuse_color = bpy.context.view_layer.use_pass_normal = True


def keep_passes(scene, folder):
    """Lets the compositor write each pass as an EXR of its own."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    for name, socket in LAYERS.items():
        output = tree.nodes.new("CompositorNodeOutputFile")
        output.base_path = folder
        output.format.file_format = "OPEN_EXR"
        output.format.color_depth = "32"
        output.file_slots[0].path = f"{name}-"
        tree.links.new(layers.outputs[socket], output.inputs[0])


def read_pixels(path, colour_space):
    """Height x width x 3, first row at the bottom."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = colour_space
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[:, :, :3]


def display_referred(scene, path, folder):
    """The linear picture through the scene's view transform."""
    linear = bpy.data.images.load(path)
    shown = os.path.join(folder, "shown.png")
    linear.save_render(shown, scene=scene)
    return read_pixels(shown, "Non-Color")


def save(pixels, path):
    height, width, _ = pixels.shape
    image = bpy.data.images.new("finished", width, height, float_buffer=False)
    image.colorspace_settings.name = "Non-Color"
    values = np.ones((height, width, 4), dtype=np.float32)
    values[:, :, :3] = pixels
    image.pixels.foreach_set(values.ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()


def develop(scene, path, weights):
    """Renders `scene` to the PNG `path`; `weights` is the denoiser's TZA archive."""
    with tempfile.TemporaryDirectory() as folder:
        keep_passes(scene, folder)
        bpy.ops.render.render()
        exr = {name: os.path.join(folder, f"{name}-{scene.frame_current:04d}.exr") for name in LAYERS}
        colour = display_referred(scene, exr["colour"], folder)
        clean = denoise.denoise(
            denoise.read_weights(weights),
            colour,
            read_pixels(exr["albedo"], "Non-Color"),
            read_pixels(exr["normal"], "Non-Color"),
        )
    save(clean, path)
