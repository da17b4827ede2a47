"""Mimolette extra-vieille: deep orange, hard, its grey rind pitted by mites."""
import random

import camera
import light
import settings
from forms.blocks import block, wedge
from materials.cheese import paste, rind


def build(table):
    settings.dark_board(table)
    cheese = paste("#d97a2e", "#b9561a", 0.9, 0.5)
    crust = rind("#9c8a70", "#4f4030", 210)
    table.put(wedge(cheese, crust, 0.095, 0.07, 60, 0.0024), -0.01, -0.03, 20)
    chance = random.Random(8)
    for at in range(11):
        size = chance.choice((0.004, 0.005, 0.012, 0.02, 0.026))
        table.put(block(at, (size, size * 0.7, size * 0.45), cheese, cheese, 0.3, 0.0004), -0.055 + at * 0.0115, chance.uniform(-0.085, -0.045), chance.uniform(0, 180))
    light.window()
    camera.look((-0.012, -0.006, 0.026), 0.45, 34, near=(-0.008, -0.02, 0.034))
