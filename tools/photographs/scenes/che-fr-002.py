"""Mimolette extra-vieille: deep orange, hard, its grey rind pitted by mites."""
import random

import camera
import light
import settings
from forms.blocks import block, wedge
from materials.cheese import paste, rind


def build(table):
    settings.marble_slab(table)
    cheese = paste("#d9772c", "#c05f1c", 0.6, 0.4)
    crust = rind("#a89478", "#6f5c44", 260)
    table.put(wedge(cheese, crust, 0.095, 0.07, 60, 0.0008), -0.01, -0.03, 20)
    chance = random.Random(8)
    for at in range(6):
        size = chance.uniform(0.008, 0.022)
        table.put(block(at, (size, size * 0.7, size * 0.45), cheese, cheese, 0.12, 0.0008), -0.05 + at * 0.022, chance.uniform(-0.085, -0.05), chance.uniform(0, 180))
    light.window()
    camera.look((-0.012, -0.006, 0.026), 0.45, 34, near=(-0.008, -0.02, 0.034))
