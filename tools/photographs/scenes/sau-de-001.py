"""Nürnberger: a dozen, finger-sized, grilled, on a plate."""
import camera
import light
import settings
from forms.tubes import link
from materials.casings import grilled


def build(table):
    settings.white_plate(table)
    skin = grilled()
    for at in range(6):
        table.put(link(at + 4, skin, 0.078, 0.0078, 0.004), -0.044, 0.045 - at * 0.0175, 8 - at * 2)
    for at in range(6):
        table.put(link(at + 24, skin, 0.078, 0.0078, 0.004), 0.042, 0.042 - at * 0.0175, -6 + at * 2)
    light.window()
    camera.look((0, -0.002, 0.012), 0.46, 42)
