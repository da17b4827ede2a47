"""Käsekrainer: stout, smoked, one cut across so that the cheese shows."""
import arrangements
import camera
import light
import settings
from forms.pucks import puck
from forms.tubes import link
from materials.casings import natural
from materials.salami import salami


def build(table):
    settings.oak_board(table)
    skin = natural("#a85c3a", "#7c3a24", gloss=0.24)
    meat = salami("#c98a76", "#b87664", "#f0cf6a", 110, 0.34)
    for at in range(3):
        table.put(link(at + 3, skin, 0.15, 0.0155, 0.012), -0.015, 0.06 - at * 0.034, -6 + at * 3)
    arrangements.fan(table, lambda at: puck(at, skin, meat, 0.0155, 0.012, 1.0, 0.1, 0.02), 5, -0.06, -0.055, 0.034, 0.004, 33)
    light.window()
    camera.look((0, 0, 0.02), 0.46, 38)
