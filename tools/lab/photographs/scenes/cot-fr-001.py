"""Jambon de Paris: four wide pale-pink slices with a thin white edge."""
import camera
import light
import settings
from forms.folds import folds
from forms.slices import petal
from materials import surfaces
from materials.cooked import cooked_ham


def build(table):
    settings.marble_slab(table)
    ham = cooked_ham()
    for at in range(3):
        table.lay(petal(at + 3, ham, 0.17, 0.11, 0.002, 0.004, 1.2), -0.02 + at * 0.012, 0.03 - at * 0.014, 8 - at * 7, 60)
    for seed, x, turn in ((5, -0.02, 4), (8, 0.045, -14)):
        table.drop(folds(seed, ham, 0.085, 0.1, 1, 0.03, 1.1, 0.7), x, -0.04, turn, 0.0022, 0.9)
    light.window()
    camera.look((0, 0, 0.016), 0.5, 42)


def measured(table):
    settings.measured(table, surfaces.paper("#c9b08c"))
    table.lay(petal(5, cooked_ham(), 0.165, 0.105, 0.0022, 0.007, 1.2), 0.0, 0.018, 4, 40)
