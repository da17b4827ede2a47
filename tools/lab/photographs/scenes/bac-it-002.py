"""Guanciale: a piece of cheek, mostly fat with a streak of lean, crusted with pepper."""
import arrangements
import camera
import light
import settings
from forms.blocks import block
from forms.slices import petal
from materials.bacon import cheek, layered
from materials.casings import peppered


def build(table):
    settings.dark_board(table)
    table.put(block(6, (0.12, 0.08, 0.045), cheek(), peppered(), 0.12), 0.0, 0.05, 12)
    slices = layered([(0.0, 1.0), (0.3, 1.0), (0.36, 0.1), (0.5, 0.1), (0.56, 1.0), (0.9, 1.0)], edge="#3a2a20")
    arrangements.fan(table, lambda at: petal(at, slices, 0.09, 0.04, 0.002, 0.003), 4, -0.05, -0.07, 0.034, 0.0, 8)
    light.window()
    camera.look((0, -0.002, 0.022), 0.52, 36, near=(0.03, -0.01, 0.022))
