"""Wiener Würstel: four long, thin, smoked to a reddish gold, on a white plate with mustard."""
import camera
import light
import settings
from forms.tableware import dish
from forms.tubes import link
from materials.casings import natural
from materials.spreads import mustard
from materials.vessels import stoneware


def smoked():
    return natural("#c87448", "#9c4c2c", gloss=0.26, mottle=55)


def build(table):
    settings.white_plate(table)
    skin = smoked()
    for at in range(4):
        table.put(link(at, skin, 0.17, 0.0098, 0.016), 0.01 * (at % 2) - 0.005, 0.042 - at * 0.0225, -9 + (at % 3) * 2)
    dish(table, stoneware(), mustard(), 0.045, -0.074, 0.024, 0.018)
    light.window()
    camera.look((0, -0.006, 0.014), 0.5, 40)


def measured(table):
    settings.measured(table)
    for at in range(2):
        table.put(link(at + 1, smoked(), 0.17, 0.0098, 0.016), 0.002 - 0.006 * at, 0.026 - at * 0.034, -3 + at * 2)
