"""Finocchiona: large soft slices, pale, coarse fat and fennel seeds."""
import arrangements
import camera
import light
import settings
from forms.slices import disc
from materials.salami import salami


def build(table):
    settings.slate_slab(table)
    cut = salami("#b25450", "#8f3b3a", "#f6e6d8", 130, 0.46, (("#6f7038", "#b0a860"), 190, 0.15))
    arrangements.fan(table, lambda at: disc(at + 3, cut, 0.048, 1.05, 0.0014, 0.006), 4, -0.065, 0.04, 0.042, 0.0, 70)
    arrangements.fan(table, lambda at: disc(at + 13, cut, 0.048, 1.05, 0.0014, 0.006), 4, -0.06, -0.03, 0.042, 0.008, 70)
    light.window()
    camera.look((0, -0.002, 0.012), 0.54, 42)
