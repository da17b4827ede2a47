"""Dark black-pig hams, duck ham with its gold fat, a paio and a wedge of Comté, in a large box lined with dark wine tissue."""
import camera
import light
import settings
from forms.blocks import wedge
from forms.folds import folds
from forms.slices import petal
from forms.tubes import log
from materials.casings import wrinkled
from materials.cheese import paste, rind
from materials.dry_ham import dry_ham
from materials.salami import salami


def build(table):
    settings.gift_box(table, 0.34, 0.24, "#431620", ("#6f665a", "#5e564b"))
    noir = dry_ham("#8c2b2a", "#561517", "#f0d9ac", "#dfb878", marbling=0.6, rim=0.14)
    barrancos = dry_ham("#7f2325", "#4c1216", "#f0dcb4", "#e0bd80", marbling=0.65, rim=0.12)
    duck = dry_ham("#7a2a2c", "#541a1e", "#efd6a6", "#e2bd80", marbling=0.05, rim=0.34)
    table.put(wedge(paste("#f0d694", "#e4c274", 0.25, 0.15, 0.5), rind("#a8784a", "#74502e"), 0.095, 0.045, 40), 0.062, -0.058, -72)
    table.put(log(6, wrinkled(), salami(coarse=140, share=0.3), 0.17, 0.022), -0.132, -0.08, -6)
    for at in range(6):
        table.lay(petal(at + 3, duck, 0.07, 0.036, ripple=0.005), -0.036 + 0.016 * at, -0.022 + 0.004 * (at % 2), 70)
    for seed, ham, x, y, turn in ((8, noir, -0.106, 0.024, -8), (14, barrancos, -0.034, 0.056, 10), (21, noir, 0.06, 0.05, -12), (25, barrancos, 0.1, 0.0, 40)):
        table.drop(folds(seed, ham, 0.1, 0.08, 3, 0.034, 0.8), x, y, turn)
    light.window(1.8)
    camera.look((-0.012, 0.03, 0.026), 1.02, 42)


def wrapped(table):
    settings.wrapped_box(table, 0.34, 0.24, "#431620", ("#6f665a", "#5e564b"))
    light.window(1.8)
    camera.look((0.01, 0.06, 0.06), 1.26, 36)
