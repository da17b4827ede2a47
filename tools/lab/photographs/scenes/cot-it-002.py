"""Mortadella: wide silky slices with square lardons, pistachio and pepper."""
import camera
import light
import settings
from forms.folds import folds
from forms.slices import disc
from materials import surfaces
from materials.cooked import mortadella


def build(table):
    settings.olive_board(table)
    cut = mortadella()
    for at, (x, y) in enumerate(((-0.055, 0.045), (0.0, 0.04), (0.055, 0.035))):
        table.lay(disc(at, cut, 0.062, 1.0, 0.0014, 0.009), x, y, at * 67, 40)
    for seed, x, y, turn in ((5, -0.05, -0.045, 12), (9, 0.055, -0.045, -8)):
        table.drop(folds(seed, cut, 0.095, 0.095, 2, 0.03, 1.0, 0.6), x, y, turn, 0.0016, 0.6)
    light.window()
    camera.look((0, -0.002, 0.014), 0.56, 42)


def measured(table):
    settings.measured(table, surfaces.slate(), -0.006)
    table.lay(disc(4, mortadella(), 0.062, 1.0, 0.0016, 0.009), -0.004, 0.024, 40, 30)
