"""Mortadella: wide silky slices with square lardons, pistachio and pepper."""
import camera
import light
import settings
from forms.slices import disc
from materials.cooked import mortadella


def build(table):
    settings.marble_slab(table)
    cut = mortadella()
    for at, (x, y) in enumerate(((-0.045, 0.03), (0.05, 0.025), (-0.005, -0.005), (-0.05, -0.045), (0.045, -0.045))):
        table.lay(disc(at, cut, 0.062, 1.0, 0.0016, 0.009), x, y, at * 67, 40)
    light.window()
    camera.look((0, -0.008, 0.016), 0.54, 42)
