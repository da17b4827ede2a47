"""Hams dried in air: rose and dark slices fanned and let fall on olive wood, with melon."""
import arrangements
import camera
import light
import settings
from forms.folds import folds
from forms.slices import petal
from materials.dry_ham import dry_ham
from props.small import melon


def build(table):
    settings.olive_board(table, 0.62, 0.24)
    rose = dry_ham("#d07f78", "#b05a58", "#faf0e6", "#f2e2d2", marbling=0.25, rim=0.2)
    dark = dry_ham("#7f2325", "#4c1216", "#f0dcb4", "#e0bd80", marbling=0.65, rim=0.12)
    table.put(melon(), 0.145, 0.066, 8)
    table.put(melon(), 0.155, 0.028, -4)
    arrangements.fan(table, lambda at: petal(at + 31, dark, 0.085, 0.048, ripple=0.007), 6, -0.2, 0.05, 0.026, 0.0, 5, 74)
    for seed, x, y, turn in ((8, -0.11, -0.045, -10), (14, 0.0, -0.03, 6), (21, 0.1, -0.06, 10)):
        table.drop(folds(seed, rose, lean=0.9), x, y, turn)
    light.window(1.5)
    camera.look((0.0, -0.004, 0.016), 1.2, 36, aperture=4)
