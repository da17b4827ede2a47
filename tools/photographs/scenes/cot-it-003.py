"""Porchetta: a thick slice of the roll, crackling outside, herbs wound inside."""
import camera
import light
import settings
from forms.pucks import puck
from materials.porchetta import crackling, rolled


def build(table):
    settings.oak_board(table)
    roll, skin = rolled(), crackling()
    table.put(puck(3, skin, roll, 0.058, 0.02, 1.12, 0.14, 0.05), -0.03, 0.035, 20)
    table.put(puck(5, skin, roll, 0.058, 0.016, 1.12, 0.14, 0.05), 0.03, -0.02, -15, (7, 0))
    light.window()
    camera.look((0, 0, 0.026), 0.47, 42)
