"""Manchego: pale ivory with small eyes under the dark plaited rind; with almonds."""
import arrangements
import camera
import light
import settings
from forms.blocks import wedge
from materials.cheese import esparto, paste
from props.small import almond


def build(table):
    settings.olive_board(table)
    cheese = paste("#f0e1c2", "#e5d0a8", 0.3, 0.0, 0.9)
    table.put(wedge(cheese, esparto(), 0.105, 0.058, 44), 0.025, -0.035, -24)
    for at in range(2):
        table.put(wedge(cheese, esparto(), 0.095, 0.007, 30, peeled=True), -0.018 - at * 0.044, 0.002 + at * 0.008, 172 - at * 16)
    arrangements.scatter(table, almond, 6, 12, (0.02, 0.11), (-0.098, -0.062))
    light.window()
    camera.look((-0.002, -0.008, 0.024), 0.58, 36, near=(0.015, -0.025, 0.018))
