"""Wiener Würstel: four long, thin, smoked to a reddish gold, on a white plate with mustard."""
import camera
import light
import settings
from forms.pucks import puck
from forms.tubes import link
from materials.casings import natural
from materials.spreads import mustard


def build(table):
    settings.white_plate(table)
    skin = natural("#c87448", "#9c4c2c", gloss=0.26, mottle=55)
    for at in range(4):
        table.put(link(at, skin, 0.17, 0.0098, 0.016), 0.01 * (at % 2) - 0.005, 0.03 - at * 0.0225, -9 + (at % 3) * 2)
    table.put(puck(4, mustard(), mustard(), 0.016, 0.007, 1.2, 0.9, 0.2), 0.05, -0.072)
    light.window()
    camera.look((0, -0.006, 0.014), 0.5, 40)
