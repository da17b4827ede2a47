"""Prosciutto cotto: rosy folds with a white edge and a roasted rim."""
import camera
import light
import settings
from forms.folds import folds
from materials.cooked import cooked_ham


def build(table):
    settings.dark_plate(table)
    ham = cooked_ham("#e9aa9c", "#d48478", "#f8ece0", 0.1, "#b9784a")
    for seed, x, y, turn in ((3, -0.045, 0.035, 20), (12, 0.045, 0.025, -25), (6, 0.0, -0.04, 2)):
        table.drop(folds(seed, ham, 0.1, 0.085, 3, 0.032, 0.8), x, y, turn, 0.0014)
    light.window()
    camera.look((0.008, 0, 0.014), 0.52, 44)
