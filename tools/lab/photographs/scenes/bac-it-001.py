"""Pancetta cotta: thin cooked slices in a row, stripes of rose and ivory."""
import camera
import light
import settings
from forms.slices import petal
from materials.bacon import layered


def striped():
    stripes = [(0.0, 0.9), (0.1, 0.95), (0.14, 0.05), (0.34, 0.1), (0.39, 0.95), (0.47, 0.9), (0.51, 0.08), (0.74, 0.1), (0.79, 1.0)]
    return layered(stripes, lean="#c4695f", dark="#a04e4c", wave=0.12)


def build(table):
    settings.slate_slab(table)
    belly = striped()
    for at in range(5):
        table.lay(petal(at + 3, belly, 0.17, 0.045, 0.0014, 0.005), -0.02 + 0.01 * at, 0.07 - at * 0.034, 8 - at * 3)
    light.window()
    camera.look((0, -0.002, 0.01), 0.52, 42)


def measured(table):
    settings.measured(table)
    for at in range(2):
        table.lay(petal(at + 4, striped(), 0.17, 0.045, 0.0016, 0.007), 0.002 - 0.006 * at, 0.034 - at * 0.056, 3 - at * 5, 30)
