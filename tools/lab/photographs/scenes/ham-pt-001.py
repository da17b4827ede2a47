"""Barrancos: Alentejo black pig, dark and marbled, on olive wood with olives."""
import arrangements
import camera
import light
import settings
from forms.slices import petal
from materials.dry_ham import dry_ham
from props.small import olive


def build(table):
    settings.olive_board(table)
    ham = dry_ham("#83292a", "#511719", "#f0dcb8", "#e0bf8c", marbling=0.6, rim=0.15)
    arrangements.fan(table, lambda at: petal(at + 61, ham, 0.085, 0.046, ripple=0.008), 7, -0.085, 0.042, 0.023, -0.006, 4, 72)
    arrangements.fan(table, lambda at: petal(at + 71, ham, 0.085, 0.046, ripple=0.008), 6, -0.085, -0.045, 0.024, 0.006, 4, 78)
    arrangements.scatter(table, olive, 6, 5, (0.065, 0.105), (-0.06, -0.02))
    light.window()
    camera.look((0.004, -0.002, 0.02), 0.57, 42)
