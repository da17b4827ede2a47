"""Tiroler Speck: small firm slices, half lean and half fat, dark smoked rind, juniper and rye bread."""
import arrangements
import camera
import light
import settings
from forms.slices import petal
from materials.bacon import layered
from props.small import ball, juniper


def speck():
    return layered([(0.0, 0.05), (0.4, 0.05), (0.46, 0.9), (0.52, 0.1), (0.66, 0.1), (0.72, 1.0)], lean="#8f2f31", dark="#5c1b1f", edge="#4a2a18")


def build(table):
    settings.dark_board(table)
    cut = speck()
    arrangements.fan(table, lambda at: petal(at + 81, cut, 0.08, 0.045, 0.0015, 0.004), 6, -0.078, 0.042, 0.028, 0.0, 2, 80)
    arrangements.fan(table, lambda at: petal(at + 91, cut, 0.08, 0.045, 0.0015, 0.004), 6, -0.072, -0.04, 0.028, 0.0, 2, 76)
    berry = juniper()
    arrangements.scatter(table, lambda at: ball(at, berry, 0.0038), 9, 4, (-0.09, 0.09), (-0.1, -0.085))
    light.window()
    camera.look((0, -0.004, 0.02), 0.48, 40)


def measured(table):
    settings.measured(table)
    for at, (x, y, turn) in enumerate(((-0.044, 0.03, 8), (0.048, 0.034, -6), (0.0, -0.024, 2))):
        table.lay(petal(at + 82, speck(), 0.084, 0.047, 0.0016, 0.006), x, y, turn, 30)
