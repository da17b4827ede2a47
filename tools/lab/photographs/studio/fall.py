"""Lets a limp sheet fall and fold as cloth does."""
import bpy

from forms.mesh import thickened

FRAMES = 22


def let_fall(sheet, below, thickness, stiff):
    """Drops `sheet` on the things `below`; afterwards it is an ordinary, still mesh `thickness` metres thick."""
    for thing in below:
        if "below" not in thing.modifiers:
            thing.modifiers.new("below", "COLLISION")
            thing.collision.thickness_outer, thing.collision.cloth_friction = 0.001, 40
    cloth = sheet.modifiers.new("cloth", "CLOTH")
    body, touch = cloth.settings, cloth.collision_settings
    body.quality, body.mass, body.air_damping, body.bending_stiffness = 6, 0.02, 3, stiff
    body.tension_stiffness = body.compression_stiffness = 8
    body.shear_stiffness = 4
    touch.collision_quality, touch.distance_min, touch.friction = 2, 0.001, 30
    touch.use_self_collision, touch.self_distance_min, touch.self_friction = True, 0.0015, 20
    scene = bpy.context.scene
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    fallen = bpy.data.meshes.new_from_object(sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    sheet.modifiers.clear()
    sheet.data = fallen
    scene.frame_set(1)
    thickened(sheet, thickness)
    soft = sheet.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 2
