"""Poitrine fumée: a smoked block of belly, its layers in front, with lardons cut from it."""
import random

import camera
import light
import settings
from forms.blocks import block
from materials.bacon import layered
from materials.casings import wrinkled

LAYERS = [(0.0, 0.9), (0.12, 0.9), (0.16, 0.05), (0.3, 0.1), (0.36, 0.95), (0.5, 0.9), (0.54, 0.05), (0.72, 0.1), (0.77, 1.0)]


def build(table):
    settings.oak_board(table)
    meat = layered(LAYERS, "Z", edge="#8a5426")
    smoked = wrinkled("#b5783c", "#7d4a22", 0.4)
    table.put(block(4, (0.14, 0.07, 0.048), meat, smoked), -0.02, 0.03, 16)
    chance = random.Random(2)
    striped = layered([(0.2, 1), (0.35, 0.05), (0.6, 0.1), (0.75, 1)], "Z")
    for at in range(7):
        lardon = block(at, (0.034, 0.009, 0.009), striped, smoked, 0.03, 0.001)
        table.put(lardon, chance.uniform(-0.03, 0.07), chance.uniform(-0.075, -0.045), chance.uniform(0, 180))
    light.window()
    camera.look((0, -0.004, 0.026), 0.46, 32)
