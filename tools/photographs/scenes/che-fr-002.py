"""Mimolette extra-vieille: deep orange, hard, its grey rind pitted by mites."""
import camera
import light
import settings
from forms.blocks import wedge
from materials.cheese import paste, rind


def build(table):
    settings.slate_slab(table)
    cheese = paste("#d9772c", "#c05f1c", 0.5, 0.3)
    table.put(wedge(cheese, rind("#a89478", "#6f5c44", 260), 0.095, 0.075, 44), -0.01, -0.06, 32)
    table.put(wedge(cheese, rind("#a89478", "#6f5c44", 260), 0.08, 0.012, 34), 0.05, -0.075, 62)
    light.window()
    camera.look((-0.025, -0.008, 0.028), 0.46, 32)
