"""Nürnberger: a dozen, finger-sized, grilled, on a plate with mustard."""
import random

import camera
import light
import settings
from forms.tableware import dish
from forms.tubes import link
from materials.casings import grilled
from materials.spreads import mustard
from materials.vessels import porcelain


def build(table):
    settings.dark_plate(table)
    skin, chance = grilled(), random.Random(4)
    for at in range(7):
        table.put(link(at + 4, skin, 0.08, 0.0082, 0.006), -0.02 + chance.uniform(-0.006, 0.006), 0.062 - at * 0.0196, 8)
    for at in range(5):
        table.put(link(at + 24, skin, 0.08, 0.0082, 0.006), -0.016 + chance.uniform(-0.01, 0.01), 0.0522 - at * 0.0196, 8)
    dish(table, porcelain(), mustard(), 0.068, -0.005, 0.026, 0.019)
    light.window()
    camera.look((0.006, -0.004, 0.014), 0.46, 44, near=(0.015, 0.0, 0.016))
