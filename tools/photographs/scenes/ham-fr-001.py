"""Bayonne: pale rose-red with a white rim, in folds beside ripe melon."""
import camera
import light
import settings
from forms.ribbons import ribbon
from materials.dry_ham import dry_ham
from props.small import melon


def build(table):
    settings.oak_board(table)
    ham = dry_ham("#c4655c", "#a04644", "#f7eadb", "#eeddc6", marbling=0.3, rim=0.14)
    for seed, x, y, turn in ((21, -0.055, 0.03, 22), (24, -0.03, -0.035, -6)):
        table.put(ribbon(seed, ham, 0.2, 0.075, 3.2), x, y, turn, sink=0.001)
    table.put(melon(), 0.075, 0.03, 28)
    table.put(melon(), 0.085, -0.025, 12)
    light.window()
    camera.look((0.008, 0, 0.024), 0.56, 38)
