"""Alheira: a horseshoe, golden brown, with bread and shreds in it."""
import camera
import light
import settings
from forms.tubes import horseshoe
from materials.casings import natural


def build(table):
    settings.olive_board(table)
    table.put(horseshoe(9, natural("#c98a48", "#9c5c2a", "#e8c890", 0.3, 60, 0.3), 0.0185, 0.05), 0, -0.035, -8)
    light.window()
    camera.look((0, 0, 0.026), 0.44, 40)
