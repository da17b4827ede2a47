"""Cooked ham: pale pink slices in folds, mortadella with pistachio, and a round of porchetta on marble."""
import camera
import light
import settings
from forms.folds import folds
from forms.pucks import puck
from forms.slices import disc
from materials.cooked import cooked_ham, mortadella
from materials.porchetta import crackling, rolled


def build(table):
    settings.marble_slab(table, 0.64, 0.27)
    ham, cut = cooked_ham("#e9aa9c", "#d48478", "#f8ece0", 0.1, "#b9784a"), mortadella()
    table.put(puck(3, crackling(), rolled(), 0.052, 0.022, 1.12, 0.14, 0.06), -0.17, 0.03, 20)
    for at, (x, y) in enumerate(((0.13, 0.04), (0.18, 0.02), (0.15, -0.02))):
        table.lay(disc(at, cut, 0.058, 1.0, 0.0014, 0.009), x, y, at * 67, 40)
    for seed, x, y, turn in ((12, -0.06, -0.045, -12), (6, 0.03, -0.02, 4)):
        table.drop(folds(seed, ham, 0.1, 0.085, 3, 0.034, 0.8), x, y, turn, 0.0014)
    light.window(1.2)
    camera.look((0.0, 0.0, 0.014), 1.12, 38, aperture=4)
