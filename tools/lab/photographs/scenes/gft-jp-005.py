"""Bayonne ham in folds, smoked speck, rosette and a wedge of Manchego, in an ivory box lined with wine-red tissue."""
import camera
import light
import settings
from forms.blocks import wedge
from forms.folds import folds
from forms.slices import disc
from forms.slices import petal
from materials.cheese import esparto, paste
from materials.dry_ham import dry_ham
from materials.salami import salami


def build(table):
    settings.gift_box(table, 0.31, 0.22, "#5c1f2b")
    ham = dry_ham("#cf7b74", "#ae5856", "#faf0e6", "#f2e2d2", marbling=0.25, rim=0.2)
    speck = dry_ham("#8f3432", "#5f1f20", "#f0dcc4", "#d8b48a", marbling=0.2, rim=0.18, smoked=True)
    cut = salami(coarse=220, share=0.42)
    table.put(wedge(paste("#f3e2b0", "#e6cc88", 0.2, 0.0, 0.4), esparto(), 0.09, 0.045, 40), 0.052, -0.054, -72)
    for at in range(6):
        table.lay(petal(at + 3, speck, 0.08, 0.04, ripple=0.006), -0.076 + 0.019 * at, -0.056 + 0.004 * (at % 2), 64)
    for at in range(5):
        table.lay(disc(at, cut, 0.03, 1.04), 0.05 + 0.014 * at, 0.05 - 0.003 * at, at * 57)
    for seed, x, y, turn in ((8, -0.082, 0.042, -8), (14, -0.01, 0.044, 10)):
        table.drop(folds(seed, ham, 0.1, 0.08, 3, 0.034, 0.8), x, y, turn)
    light.window(1.7)
    camera.look((-0.012, 0.03, 0.024), 0.96, 42)


def wrapped(table):
    settings.wrapped_box(table, 0.31, 0.22, "#5c1f2b")
    light.window(1.8)
    camera.look((0.01, 0.06, 0.06), 1.15, 36)
