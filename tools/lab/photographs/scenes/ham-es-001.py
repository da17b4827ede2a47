"""Ibérico de bellota: carved by hand, dark, finely marbled, its fat gold; on a plate with nothing beside it."""
import arrangements
import camera
import light
from forms.slices import petal
from forms.tableware import plate, tabletop
from materials.dry_ham import dry_ham
from materials.surfaces import walnut
from materials.vessels import porcelain


def build(table):
    table.put(tabletop(walnut()))
    table.put(plate(porcelain()))
    ham = dry_ham("#7f2325", "#4c1216", "#f0dcb4", "#e0bd80", marbling=0.65, rim=0.12)
    arrangements.circles(table, lambda at: petal(at, ham, 0.075, 0.04, 0.0009, 0.006), ((12, 0.07), (7, 0.037), (2, 0.01)))
    light.window()
    camera.look((0, -0.005, 0.01), 0.5, 42)
