"""Comté: ivory-gold, smooth, few tiny eyes, a brown brushed rind; with walnuts."""
import camera
import light
import settings
from forms.blocks import wedge
from materials import surfaces
from materials.cheese import paste, rind
from props.small import walnut


def comte():
    return paste("#ecd3a6", "#dfbd8a", 0.25, 0.15, 0.5), rind("#9a7250", "#6b4c33")


def build(table):
    settings.dark_board(table)
    cheese, crust = comte()
    table.put(wedge(cheese, crust, 0.13, 0.05, 28), -0.02, -0.045, 22)
    table.put(wedge(cheese, crust, 0.13, 0.011, 22, peeled=True), 0.05, -0.08, 0)
    for at, (x, y) in enumerate(((0.014, -0.078), (-0.066, -0.07), (-0.094, -0.05))):
        table.put(walnut(at), x, y, at * 80)
    light.window()
    camera.look((-0.01, -0.006, 0.024), 0.54, 36, near=(0.006, -0.034, 0.032))


def measured(table):
    settings.measured(table, surfaces.slate())
    cheese, crust = comte()
    table.put(wedge(cheese, crust, 0.12, 0.011, 26, peeled=True), -0.052, -0.03, -82)
    table.put(wedge(cheese, crust, 0.12, 0.011, 24, peeled=True), 0.064, 0.048, 98)
