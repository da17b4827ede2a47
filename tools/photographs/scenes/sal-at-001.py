"""Landjäger: four sticks pressed flat and square, dark with smoke."""
import camera
import light
import settings
from forms.sticks import stick
from materials.casings import wrinkled


def build(table):
    settings.slate_slab(table)
    skin = wrinkled("#7d3a24", "#3a1610", 0.38)
    for at, (x, y, turn) in enumerate(((0.0, 0.05, 7), (0.006, 0.016, 5), (-0.006, -0.02, 3))):
        table.put(stick(at, skin), x, y, turn)
    table.put(stick(7, skin), 0.016, 0.006, 48)
    light.window()
    camera.look((0, 0, 0.012), 0.44, 42)
