"""Lamb merguez: thin, raw, red with harissa."""
import camera
import light
import settings
from forms.tubes import link
from materials.casings import natural


def build(table):
    settings.dark_plate(table)
    skin = natural("#b8452c", "#8c2a1c", "#e8a878", 0.5, 80, 0.26)
    for at in range(6):
        table.put(link(at + 2, skin, 0.13, 0.0088, 0.014 - at * 0.001), 0.006 * (at % 3) - 0.006, 0.05 - at * 0.0205, -10 + at * 2.5)
    light.window()
    camera.look((0, -0.002, 0.012), 0.47, 42)
