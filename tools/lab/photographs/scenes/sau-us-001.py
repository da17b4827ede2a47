"""Andouille: dark from long smoking, coarse, peppery; one cut."""
import camera
import light
import settings
from forms.pucks import puck
from forms.tubes import link
from materials.casings import wrinkled
from materials.salami import salami


def build(table):
    settings.oak_board(table)
    skin = wrinkled("#94492a", "#3a140c", 0.32)
    meat = salami("#b0604a", "#8a3f30", "#ecd0b0", 110, 0.4)
    for at in range(3):
        table.put(link(at + 13, skin, 0.16, 0.0165, 0.014, lump=0.08), -0.01 + 0.008 * at, 0.078 - at * 0.041, -5 + (0, 1, -0.5)[at])
    for at in range(4):
        table.put(puck(at, skin, meat, 0.0165, 0.011, 1.1, 0.08, 0.04), -0.07 + at * 0.045, -0.052 - 0.016 * (at % 2), at * 50)
    light.window()
    camera.look((0, 0, 0.018), 0.54, 44)
