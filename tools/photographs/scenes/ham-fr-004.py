"""Magret séché: small slices of duck breast, wine-dark, under a thick band of white fat."""
import arrangements
import camera
import light
import settings
from forms.slices import petal
from materials.dry_ham import dry_ham


def build(table):
    settings.slate_slab(table)
    duck = dry_ham("#7c2029", "#4d1018", "#f6ead6", "#efdcb8", marbling=0.0, rim=0.3, seam=0.0)
    arrangements.circles(table, lambda at: petal(at + 131, duck, 0.065, 0.03, 0.0022, 0.003), ((13, 0.07), (9, 0.042)), 5)
    light.window()
    camera.look((0, -0.004, 0.012), 0.48, 42)
