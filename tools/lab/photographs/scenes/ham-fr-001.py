"""Bayonne: pale rose-red with a white rim, in folds beside ripe melon."""
import camera
import light
import settings
from forms.folds import folds
from materials.dry_ham import dry_ham
from props.small import melon


def build(table):
    settings.white_plate(table, 0.14)
    table.put(melon(), 0.03, 0.078, 8)
    table.put(melon(), 0.04, 0.038, -4)
    ham = dry_ham("#c4655c", "#a04644", "#f7eadb", "#eeddc6", marbling=0.3, rim=0.14)
    for seed, x, y, turn in ((21, -0.058, -0.015, 18), (24, 0.02, -0.055, -6)):
        table.drop(folds(seed, ham, 0.095, 0.08, 3, 0.036, 0.8), x, y, turn)
    light.window()
    camera.look((0.0, 0.002, 0.02), 0.51, 40)
