"""Porchetta: thick slices of the roll, crackling outside, herbs wound inside; with rosemary."""
import camera
import light
import settings
from forms.pucks import puck
from materials.porchetta import crackling, rolled
from props.rosemary import rosemary


def build(table):
    settings.oak_board(table)
    roll, skin = rolled(), crackling()
    table.put(puck(3, skin, roll, 0.056, 0.022, 1.12, 0.14, 0.06), -0.04, 0.03, 20)
    table.put(puck(5, skin, roll, 0.056, 0.018, 1.12, 0.14, 0.06), 0.03, -0.012, -15, (7, 0))
    table.put(rosemary(3), -0.1, -0.068, 8)
    light.window()
    camera.look((-0.002, 0, 0.02), 0.55, 42, near=(0.005, 0.0, 0.024))
