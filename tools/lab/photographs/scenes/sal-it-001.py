"""Finocchiona: large soft slices, pale, coarse fat and fennel seeds; two slipped into folds."""
import camera
import light
import settings
from forms.folds import folds
from forms.slices import disc
from materials.salami import salami


def build(table):
    settings.slate_slab(table)
    cut = salami("#b25450", "#8f3b3a", "#f6e6d8", 130, 0.46, (("#6f7038", "#b0a860"), 190, 0.15))
    for at, (x, y) in enumerate(((-0.06, 0.045), (0.0, 0.04), (0.06, 0.045))):
        table.lay(disc(at + 3, cut, 0.047, 1.05, 0.0018, 0.008), x, y, at * 70)
    for seed, x, y, turn in ((33, -0.045, -0.04, 14), (35, 0.05, -0.04, -8)):
        table.drop(folds(seed, cut, 0.085, 0.085, 2, 0.036, 0.9, 0.5), x, y, turn, 0.0016, 0.4)
    light.window()
    camera.look((0, -0.002, 0.012), 0.52, 44)
