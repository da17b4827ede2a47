"""Boudin blanc: two pale, plump, smooth sausages on a dark plate."""
import camera
import light
import settings
from forms.tubes import link
from materials.casings import natural


def build(table):
    settings.dark_plate(table)
    skin = natural("#efe0c8", "#e2cdb0", gloss=0.3, mottle=35)
    table.put(link(4, skin, 0.15, 0.0175, 0.016, lump=0.02), 0.0, 0.022, 12)
    table.put(link(9, skin, 0.15, 0.0175, 0.016, lump=0.02), 0.004, -0.026, 6)
    light.window()
    camera.look((0, -0.002, 0.014), 0.45, 40)
