"""Landjäger: four sticks pressed flat and square, dark with smoke."""
import camera
import light
import settings
from forms.sticks import stick
from materials.casings import wrinkled


def build(table):
    settings.slate_slab(table)
    skin = wrinkled("#7d3a24", "#3a1610", 0.38)
    for at, (x, y, turn) in enumerate(((0.0, 0.035, 8), (0.004, 0.008, 5), (-0.006, -0.022, -4))):
        table.put(stick(at, skin), x, y, turn)
    table.put(stick(7, skin), 0.01, 0.0, 58)
    light.window()
    camera.look((0, 0, 0.012), 0.44, 42)
