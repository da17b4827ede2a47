"""Saucisse de Toulouse: raw, coarse, wound into one coil."""
import camera
import light
import settings
from forms.tubes import coil
from materials.casings import natural


def build(table):
    settings.slate_slab(table)
    table.put(coil(2, natural("#c98678", "#a55a52", "#f0d8c6", 0.75, 70, 0.24)))
    light.window()
    camera.look((0, -0.002, 0.012), 0.5, 46)
