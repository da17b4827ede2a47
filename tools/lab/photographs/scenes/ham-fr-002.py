"""Noir de Bigorre: deep red of the black Gascon pig, soft ivory fat, on a dark plate."""
import arrangements
import camera
import light
import settings
from forms.slices import petal
from materials.dry_ham import dry_ham


def bigorre():
    return dry_ham("#962f30", "#68191d", "#f2dfc2", "#e6c596", marbling=0.5, rim=0.18)


def build(table):
    settings.dark_plate(table)
    ham = bigorre()
    arrangements.fan(table, lambda at: petal(at + 31, ham, 0.085, 0.048, ripple=0.007), 6, -0.06, 0.042, 0.024, -0.008, 5, 74)
    arrangements.fan(table, lambda at: petal(at + 41, ham, 0.085, 0.048, ripple=0.007), 6, -0.055, -0.044, 0.024, 0.006, 5, 80)
    light.window()
    camera.look((0, 0, 0.012), 0.48, 44)


def measured(table):
    settings.measured(table)
    for at, (x, y, turn) in enumerate(((-0.05, 0.05, 5), (0.05, 0.04, -6), (-0.004, -0.02, 3))):
        table.lay(petal(at + 32, bigorre(), 0.09, 0.05, ripple=0.007), x, y, turn, 30)
