"""Stout Käsekrainer and a coil of raw Toulouse sausage, in a small ivory box lined with night-blue tissue."""
import camera
import light
import settings
from forms.tubes import coil
from forms.tubes import link
from materials.casings import natural


def build(table):
    settings.gift_box(table, 0.28, 0.2, "#22364f", ("#aab4ba", "#98a3aa"))
    smoked = natural("#a85c3a", "#7c3a24", gloss=0.24)
    for at in range(3):
        table.put(link(at + 3, smoked, 0.13, 0.0155, 0.01), -0.066, 0.05 - at * 0.038, -4 + at * 2)
    table.put(coil(2, natural("#c98678", "#a55a52", "#f0d8c6", 0.75, 70, 0.24), 1.9), 0.066, -0.006)
    light.window(1.6)
    camera.look((-0.012, 0.025, 0.022), 0.85, 42)


def wrapped(table):
    settings.wrapped_box(table, 0.28, 0.2, "#22364f", ("#aab4ba", "#98a3aa"))
    light.window(1.8)
    camera.look((0.01, 0.06, 0.06), 1.04, 36)
