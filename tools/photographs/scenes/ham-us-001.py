"""Kentucky country ham: mahogany, thicker slices with an amber rim."""
import arrangements
import camera
import light
import settings
from forms.slices import petal
from materials.dry_ham import dry_ham


def build(table):
    settings.oak_board(table)
    ham = dry_ham("#a4402c", "#7a281e", "#ecd2a4", "#d9ac6c", marbling=0.3, rim=0.16, smoked=True)
    arrangements.fan(table, lambda at: petal(at + 101, ham, 0.15, 0.085, 0.003, 0.006, 1.6), 5, -0.06, 0.008, 0.028, 0.01, 6, stiffness=40)
    light.window()
    camera.look((-0.004, 0, 0.02), 0.68, 42)
