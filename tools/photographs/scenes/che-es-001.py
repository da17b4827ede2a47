"""Manchego: pale ivory with small eyes under the dark plaited rind."""
import camera
import light
import settings
from forms.blocks import wedge
from materials.cheese import esparto, paste


def build(table):
    settings.olive_board(table)
    cheese = paste("#f3e4ba", "#e8d49c", 0.3, 0.0, 0.9)
    table.put(wedge(cheese, esparto(), 0.105, 0.062, 40), -0.01, -0.06, 32)
    table.put(wedge(cheese, esparto(), 0.09, 0.01, 30), 0.05, -0.075, 62)
    light.window()
    camera.look((-0.025, -0.008, 0.028), 0.46, 32)
