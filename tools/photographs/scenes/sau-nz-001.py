"""Lamb merguez: thin, raw, red with harissa."""
import camera
import light
import settings
from forms.tubes import link
from materials.casings import natural


def build(table):
    settings.kraft_paper(table)
    skin = natural("#ad4630", "#7d2418", "#e0a17a", 0.62, 110, 0.24)
    for at in range(6):
        table.put(link(at + 2, skin, 0.13, 0.0092, 0.016, lump=0.05), 0.006 * (at % 3) - 0.006, 0.06 - at * 0.0248, -7)
    light.window()
    camera.look((0, -0.002, 0.012), 0.47, 42)
