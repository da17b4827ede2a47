"""Lacaune: firm mountain ham, peppered, on dark wood with country bread."""
import arrangements
import camera
import light
import settings
from forms.folds import folds
from forms.pucks import puck
from materials.bread import crumb, crust
from materials.dry_ham import dry_ham
from props.small import ball, pepper


def build(table):
    settings.dark_board(table)
    table.put(puck(3, crust(), crumb(), 0.042, 0.014, 1.45, 0.2, 0.05), 0.055, 0.045, 24)
    ham = dry_ham("#b4473f", "#8a2d2c", "#f3e3d0", "#e9d2b4", marbling=0.35, rim=0.2)
    for seed, x, y, turn in ((51, -0.055, 0.025, 30), (57, 0.02, -0.035, -10)):
        table.drop(folds(seed, ham, 0.1, 0.075, 3, 0.034, 0.6), x, y, turn, stiff=0.35)
    corn = pepper()
    arrangements.scatter(table, lambda at: ball(at, corn), 12, 3, (-0.1, 0.1), (-0.09, -0.07))
    light.window()
    camera.look((0.0, -0.002, 0.02), 0.48, 40, near=(0.012, -0.02, 0.016))
