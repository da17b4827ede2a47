"""Käsekrainer: stout, smoked, one cut across so that the cheese shows."""
import camera
import light
import settings
from forms.pucks import puck
from forms.tubes import link
from materials.casings import natural
from materials.salami import salami


def with_cheese():
    return natural("#a85c3a", "#7c3a24", gloss=0.24), salami("#c98a76", "#b87664", "#f2d27a", 100, 0.42, casing="#7c3a24")


def build(table):
    settings.kraft_paper(table)
    skin, meat = with_cheese()
    for at in range(3):
        table.put(link(at + 3, skin, 0.15, 0.0155, 0.014), -0.012, 0.068 - at * 0.04, 4 + at * 3)
    for at, (x, y) in enumerate(((-0.05, -0.062), (-0.008, -0.072), (0.034, -0.06), (0.072, -0.074))):
        table.put(puck(at, skin, meat, 0.0155, 0.012, 1.0, 0.1, 0.02), x, y, at * 50)
    light.window()
    camera.look((0.004, -0.004, 0.014), 0.5, 42)


def measured(table):
    settings.measured(table)
    skin, meat = with_cheese()
    table.put(link(4, skin, 0.15, 0.0155, 0.012), 0.0, 0.03, 3)
    for at in range(4):
        table.put(puck(at, skin, meat, 0.0155, 0.012, 1.0, 0.1, 0.02), -0.06 + at * 0.04, -0.026 - 0.005 * (at % 2), at * 50)
