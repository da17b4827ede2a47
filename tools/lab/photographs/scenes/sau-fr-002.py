"""Saucisse de Toulouse: raw, coarse, wound into one coil."""
import camera
import light
import settings
from forms.tubes import coil
from materials.casings import natural


def coarse():
    return natural("#c98678", "#a55a52", "#f0d8c6", 0.75, 70, 0.24)


def build(table):
    settings.slate_slab(table)
    table.put(coil(2, coarse()))
    light.window()
    camera.look((0, -0.002, 0.012), 0.5, 46)


def measured(table):
    settings.measured(table, distance=0.6, near=-0.022)
    table.put(coil(2, coarse()), 0.0, 0.05, 60)
