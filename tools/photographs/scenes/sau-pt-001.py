"""Alheira: a horseshoe, golden brown, with bread and shreds in it."""
import camera
import light
import settings
from forms.tubes import horseshoe
from materials.casings import natural


def build(table):
    settings.terracotta_plate(table)
    table.put(horseshoe(9, natural("#b87838", "#834a20", "#e0bc84", 0.6, 90, 0.32), 0.0185, 0.05), 0, -0.03, 20)
    light.window()
    camera.look((0, 0, 0.016), 0.46, 44)
