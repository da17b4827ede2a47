"""Magret séché: small slices of duck breast, wine-dark, under a thick band of white fat."""
import arrangements
import camera
import light
import settings
from forms.slices import petal
from materials.dry_ham import dry_ham


def magret():
    return dry_ham("#7c2029", "#4d1018", "#f6ead6", "#efdcb8", marbling=0.0, rim=0.3, seam=0.0)


def build(table):
    settings.slate_slab(table)
    duck = magret()
    arrangements.circles(table, lambda at: petal(at + 131, duck, 0.065, 0.03, 0.0022, 0.003), ((13, 0.07), (9, 0.042)), 5)
    light.window()
    camera.look((0, -0.004, 0.012), 0.48, 42)


def measured(table):
    settings.measured(table)
    for at, (x, y, turn) in enumerate(((-0.036, 0.044, 4), (0.038, 0.036, -8), (-0.032, -0.014, 10), (0.036, -0.022, -2))):
        table.lay(petal(at + 133, magret(), 0.066, 0.031, 0.0024, 0.004), x, y, turn, 30)
