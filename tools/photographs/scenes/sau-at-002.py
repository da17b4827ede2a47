"""Käsekrainer: stout, smoked, one cut across so that the cheese shows."""
import camera
import light
import settings
from forms.pucks import puck
from forms.tubes import link
from materials.casings import natural
from materials.salami import salami


def build(table):
    settings.kraft_paper(table)
    skin = natural("#a85c3a", "#7c3a24", gloss=0.24)
    meat = salami("#c98a76", "#b87664", "#f0cf6a", 110, 0.34, casing="#7c3a24")
    for at in range(3):
        table.put(link(at + 3, skin, 0.15, 0.0155, 0.014), -0.06 + at * 0.044, 0.03, 64)
    for at, (x, y, tilt) in enumerate(((0.03, -0.055, 0), (0.062, -0.045, 0), (0.05, -0.078, 0), (-0.002, -0.075, 0), (0.048, -0.054, 8))):
        table.put(puck(at, skin, meat, 0.0155, 0.012, 1.0, 0.1, 0.02), x, y, at * 50, (tilt, 0))
    light.window()
    camera.look((0.004, -0.004, 0.014), 0.5, 42)
