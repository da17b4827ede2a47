"""Pancetta cotta: thin cooked slices, stripes of rose and ivory."""
import camera
import light
import settings
from forms.ribbons import ribbon
from forms.slices import petal
from materials.bacon import layered


def build(table):
    settings.oak_board(table)
    stripes = [(0.0, 0.9), (0.12, 0.95), (0.16, 0.05), (0.3, 0.1), (0.35, 0.95), (0.47, 0.9), (0.51, 0.08), (0.68, 0.1), (0.73, 1.0)]
    belly = layered(stripes, lean="#cf7f74", dark="#b3605a")
    for at in range(5):
        table.lay(petal(at + 3, belly, 0.16, 0.05, 0.0014, 0.004), -0.012 + 0.004 * at, 0.065 - at * 0.018, 6 - at * 2)
    for seed, x, y, turn in ((4, -0.04, -0.045, 8), (9, 0.055, -0.04, -6)):
        table.put(ribbon(seed, belly, 0.13, 0.045, 2.8, 85, 0.0014), x, y, turn, sink=0.001)
    light.window()
    camera.look((0, -0.002, 0.022), 0.45, 40)
