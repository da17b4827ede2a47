"""Boudin blanc: two pale, plump, smooth sausages on olive wood."""
import camera
import light
import settings
from forms.tubes import link
from materials.casings import natural


def build(table):
    settings.olive_board(table)
    skin = natural("#e6d0aa", "#cdb084", "#f2e6cc", 0.5, 45, 0.26)
    table.put(link(4, skin, 0.15, 0.0175, 0.016, lump=0.02), 0.0, 0.022, 12)
    table.put(link(9, skin, 0.15, 0.0175, 0.016, lump=0.02), 0.004, -0.026, 6)
    light.window()
    camera.look((0, -0.002, 0.014), 0.45, 40, near=(0.03, -0.008, 0.014))
