"""Speck Alto Adige: long slices, lean below, fat above, the rim dark with smoke and spice."""
import arrangements
import camera
import light
import settings
from forms.folds import folds
from forms.slices import petal
from materials.dry_ham import dry_ham
from props.small import ball, juniper


def build(table):
    settings.slate_slab(table)
    ham = dry_ham("#ac4242", "#7f282c", "#f4e6d6", "#e9d6bf", marbling=0.3, rim=0.22, smoked=True)
    arrangements.fan(table, lambda at: petal(at + 121, ham, 0.13, 0.055, 0.0012, 0.005), 6, -0.06, 0.03, 0.022, 0.0, 4, 62)
    for seed, x, y, turn in ((122, -0.035, -0.06, 8), (127, 0.06, -0.05, -12)):
        table.drop(folds(seed, ham, 0.085, 0.055, 3, 0.028, 0.8), x, y, turn)
    berry = juniper()
    arrangements.scatter(table, lambda at: ball(at, berry, 0.0038), 5, 8, (0.09, 0.12), (0.0, 0.05))
    light.window()
    camera.look((0.01, -0.006, 0.012), 0.5, 44)
