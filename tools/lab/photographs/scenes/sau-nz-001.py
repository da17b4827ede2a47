"""Lamb merguez: thin, raw, red with harissa."""
import camera
import light
import settings
from forms.tubes import link
from materials.casings import natural


def harissa():
    return natural("#ad4630", "#7d2418", "#e0a17a", 0.62, 110, 0.24)


def build(table):
    settings.kraft_paper(table)
    skin = harissa()
    for at in range(6):
        table.put(link(at + 2, skin, 0.13, 0.0092, 0.016, lump=0.05), 0.006 * (at % 3) - 0.006, 0.06 - at * 0.0248, -7)
    light.window()
    camera.look((0, -0.002, 0.012), 0.47, 42)


def measured(table):
    settings.measured(table)
    for at in range(3):
        table.put(link(at + 2, harissa(), 0.13, 0.0092, 0.016, lump=0.05), 0.006 * (at % 2) - 0.003, 0.04 - at * 0.031, -4 + at * 2)
