"""Parmigiano Reggiano: a broken wedge, grainy, with crystals and crumbs."""
import random

import camera
import light
import settings
from forms.blocks import block, wedge
from materials.cheese import paste, rind


def build(table):
    settings.slate_slab(table)
    cheese = paste("#efdcba", "#dfc298", 1.0, 0.8, break_size=90)
    table.put(wedge(cheese, rind("#bd9360", "#946a3c"), 0.12, 0.062, 34, 0.0025), 0.0, -0.055, 38)
    chance = random.Random(4)
    for at in range(8):
        size = chance.uniform(0.006, 0.02)
        crumb = block(at, (size, size * 0.8, size * 0.6), cheese, cheese, 0.2, 0.0006)
        table.put(crumb, -0.075 + at * 0.014 + (0.03 if at > 4 else 0), chance.uniform(-0.085, -0.068), chance.uniform(0, 180))
    light.window()
    camera.look((-0.02, -0.012, 0.026), 0.46, 32)
