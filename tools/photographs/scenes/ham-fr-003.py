"""Lacaune: firm mountain ham, peppered, on oak with country bread."""
import arrangements
import camera
import light
import settings
from forms.pucks import puck
from forms.ribbons import ribbon
from materials.bread import crumb, crust
from materials.dry_ham import dry_ham
from props.small import ball, pepper


def build(table):
    settings.oak_board(table)
    table.put(puck(3, crust(), crumb(), 0.042, 0.014, 1.45, 0.2, 0.05), 0.06, 0.03, 24)
    ham = dry_ham("#b4473f", "#8a2d2c", "#f3e3d0", "#e9d2b4", marbling=0.35, rim=0.2)
    for seed, x, y, turn in ((51, -0.045, 0.025, 16), (57, -0.02, -0.04, -8)):
        table.put(ribbon(seed, ham, 0.17, 0.07, 2.6, 85), x, y, turn, sink=0.001)
    corn = pepper()
    arrangements.scatter(table, lambda at: ball(at, corn), 14, 3, (-0.1, 0.12), (-0.09, -0.06))
    light.window()
    camera.look((0.005, -0.004, 0.02), 0.54, 38)
