"""San Daniele: rosy, tender, a clean white rim; flat slices on marble and two let fall on them."""
import arrangements
import camera
import light
import settings
from forms.folds import folds
from forms.slices import petal
from materials.dry_ham import dry_ham


def build(table):
    settings.marble_slab(table)
    ham = dry_ham("#cf7670", "#b35a58", "#fbf3ea", "#f4e6d8", marbling=0.2, rim=0.22)
    arrangements.fan(table, lambda at: petal(at + 111, ham, 0.15, 0.075, 0.001, 0.006, 1.6), 4, -0.045, 0.05, 0.022, 0.0, 4, 64, 40)
    for seed, x, y, turn in ((118, -0.04, -0.035, 24), (113, 0.05, -0.045, -14)):
        table.drop(folds(seed, ham, 0.09, 0.08, 3, 0.034, 1.0), x, y, turn)
    light.window()
    camera.look((0.0, 0.004, 0.014), 0.55, 42)
