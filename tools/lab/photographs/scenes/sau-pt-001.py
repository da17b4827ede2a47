"""Alheira: a smoked horseshoe, golden brown, and three pieces cut from one: bread and shreds inside."""
import camera
import light
import settings
from forms.pucks import puck
from forms.tubes import horseshoe
from materials.casings import wrinkled
from materials.spreads import pate


def build(table):
    settings.terracotta_plate(table)
    skin = wrinkled("#ad6a38", "#6b3618", 0.34)
    filling = pate("#d8b078", "#a87844", "#f0e0bc", 210)
    table.put(horseshoe(9, skin, 0.0185, 0.05), 0, -0.008, 12)
    for at, (x, y) in enumerate(((-0.04, -0.072), (0.003, -0.066), (0.047, -0.074))):
        table.put(puck(at, skin, filling, 0.018, 0.013, 1.05, 0.1, 0.05), x, y, at * 50)
    light.window()
    camera.look((0, -0.002, 0.016), 0.5, 44, near=(0.01, -0.055, 0.012))
