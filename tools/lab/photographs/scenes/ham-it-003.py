"""Culatello: round slices from the heart of the leg, deep rose, a thin rim, no seam."""
import arrangements
import camera
import light
import settings
from forms.slices import disc
from materials.culatello import culatello


def build(table):
    settings.cloth(table)
    cut = culatello()
    arrangements.fan(table, lambda at: disc(at + 3, cut, 0.045, 1.08, 0.0012, 0.004), 4, -0.05, 0.035, 0.03, -0.008, 40)
    arrangements.fan(table, lambda at: disc(at + 13, cut, 0.045, 1.08, 0.0012, 0.004), 4, -0.04, -0.025, 0.03, 0.012, 40)
    light.window()
    camera.look((0, 0, 0.012), 0.48, 44)
