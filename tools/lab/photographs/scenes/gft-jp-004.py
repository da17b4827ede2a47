"""Three kinds of slices in a small ivory box lined with wine-red tissue: folded ham, round rosette, mortadella."""
import camera
import light
import settings
from forms.folds import folds
from forms.slices import disc
from materials.cooked import mortadella
from materials.dry_ham import dry_ham
from materials.salami import salami


def build(table):
    settings.gift_box(table, 0.26, 0.19, "#5c1f2b")
    ham = dry_ham("#c4635c", "#a04848", "#faf0e6", "#f2e2d2", marbling=0.25, rim=0.2)
    cut, silky = salami(coarse=220, share=0.42), mortadella()
    for at in range(6):
        table.lay(disc(at, cut, 0.03, 1.04), -0.088 + 0.012 * at, -0.052 + 0.006 * at, at * 57)
    for seed, x, y, turn in ((5, 0.022, -0.038, 16), (9, 0.052, 0.0, -20)):
        table.drop(folds(seed, silky, 0.09, 0.075, 3, 0.032, 0.9, 0.5), x, y, turn, 0.0014)
    for seed, x, y, turn in ((8, -0.07, 0.036, -8), (14, -0.012, 0.044, 10)):
        table.drop(folds(seed, ham, 0.09, 0.075, 3, 0.032, 0.8), x, y, turn)
    light.window(1.6)
    camera.look((-0.012, 0.025, 0.022), 0.82, 42)


def wrapped(table):
    settings.wrapped_box(table, 0.26, 0.19, "#5c1f2b")
    light.window(1.8)
    camera.look((0.01, 0.06, 0.06), 0.96, 36)
