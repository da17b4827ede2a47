"""Landjäger: three sticks pressed flat and square, dark with smoke; slices as square as they are."""
import camera
import light
import settings
from forms.blocks import block
from forms.sticks import stick
from materials.casings import natural
from materials.salami import salami


def landjaeger():
    return natural("#7a3626", "#401913", "#b98c6c", 0.35, 70, 0.34), salami("#8c3a30", "#662622", "#ecd0b4", 260, 0.42)


def build(table):
    settings.slate_slab(table)
    skin, meat = landjaeger()
    for at, (x, y, turn) in enumerate(((0.0, 0.055, 7), (0.006, 0.02, 5), (-0.004, -0.016, 3))):
        table.put(stick(at, skin), x, y, turn)
    for at in range(5):
        table.put(block(at, (0.0255, 0.0115, 0.004), skin, meat, 0.03, 0.0006), -0.058 + at * 0.031, -0.056 - 0.008 * (at % 2), -12 + at * 9)
    light.window()
    camera.look((0, -0.004, 0.008), 0.43, 42)


def measured(table):
    settings.measured(table)
    skin, meat = landjaeger()
    table.put(stick(1, skin), 0.0, 0.028, 4)
    for at in range(5):
        table.put(block(at, (0.0255, 0.0115, 0.004), skin, meat, 0.03, 0.0006), -0.062 + at * 0.031, -0.026 - 0.006 * (at % 2), -12 + at * 9)
