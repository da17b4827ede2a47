"""Comté: ivory-gold, smooth, few tiny eyes, a brown brushed rind."""
import camera
import light
import settings
from forms.blocks import wedge
from materials.cheese import paste, rind


def build(table):
    settings.oak_board(table)
    cheese = paste("#f0d694", "#e4c274", 0.25, 0.15, 0.5)
    table.put(wedge(cheese, rind("#a8784a", "#74502e"), 0.13, 0.05, 26), -0.01, -0.06, 32)
    table.put(wedge(cheese, rind("#a8784a", "#74502e"), 0.1, 0.012, 24), 0.05, -0.075, 62)
    light.window()
    camera.look((-0.025, -0.008, 0.028), 0.46, 32)
