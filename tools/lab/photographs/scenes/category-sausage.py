"""Sausages: a raw coil, grilled fingers, smoked links and pale ones, with mustard on slate."""
import camera
import light
import settings
from forms.tableware import dish
from forms.tubes import coil, link
from materials.casings import grilled, natural
from materials.spreads import mustard
from materials.vessels import porcelain


def build(table):
    settings.slate_slab(table, 0.62, 0.27)
    table.put(coil(2, natural("#c98678", "#a55a52", "#f0d8c6", 0.75, 70, 0.24)), -0.145, 0.0)
    brown, red = grilled(), natural("#c87448", "#9c4c2c", gloss=0.26, mottle=55)
    for at in range(5):
        table.put(link(at + 4, brown, 0.08, 0.0082, 0.005), 0.02 + 0.004 * (at % 2), 0.045 - at * 0.0195, 12 - at * 3)
    for at in range(3):
        table.put(link(at + 14, red, 0.15, 0.011, 0.014), 0.165 + 0.006 * at, 0.06 - at * 0.028, -8 + at * 2)
    dish(table, porcelain(), mustard(), 0.15, -0.065, 0.028, 0.02)
    light.window(1.5)
    camera.look((0.0, 0.0, 0.014), 1.2, 38, aperture=4)
