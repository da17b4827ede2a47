"""Parma: rose-coloured, sweet, a broad white rim; draped in soft folds on olive wood."""
import camera
import light
import settings
from forms.folds import folds
from materials.dry_ham import dry_ham


def build(table):
    settings.olive_board(table)
    ham = dry_ham("#d07f78", "#b05a58", "#faf0e6", "#f2e2d2", marbling=0.25, rim=0.2)
    for seed, x, y, turn, lean in ((8, -0.055, 0.035, -10, 0.9), (21, 0.05, 0.03, 12, 0.7), (14, -0.005, -0.035, 3, 0.9)):
        table.drop(folds(seed, ham, lean=lean), x, y, turn)
    light.window()
    camera.look((0.004, 0.004, 0.02), 0.52, 38)
