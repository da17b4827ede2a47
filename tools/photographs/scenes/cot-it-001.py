"""Prosciutto cotto: rosy folds with a white edge and a roasted rim."""
import camera
import light
import settings
from forms.ribbons import ribbon
from materials.cooked import cooked_ham


def build(table):
    settings.olive_board(table)
    ham = cooked_ham("#e9aa9c", "#d48478", "#f8ece0", 0.1, "#b9784a")
    for seed, x, y, turn in ((3, -0.035, 0.045, 10), (12, 0.035, 0.005, -12), (6, -0.03, -0.045, 5)):
        table.put(ribbon(seed, ham, 0.19, 0.075, 2.8, 92, 0.0014), x, y, turn, sink=0.001)
    light.window()
    camera.look((0.004, 0, 0.026), 0.45, 38)
