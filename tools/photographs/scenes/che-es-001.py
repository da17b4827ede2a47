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
    cheese = paste("#f3e4ba", "#e8d49c", 0.3, 0.0, 0.9)
    table.put(wedge(cheese, esparto(), 0.105, 0.058, 44), 0.025, -0.035, -24)
    for at in range(2):
        table.put(wedge(cheese, esparto(), 0.1, 0.007, 26), -0.03 - at * 0.024, -0.075 + at * 0.006, 26 + at * 16)
    arrangements.scatter(table, almond, 7, 12, (0.06, 0.105), (-0.07, -0.04))
    light.window()
    camera.look((-0.005, -0.006, 0.024), 0.53, 36)
