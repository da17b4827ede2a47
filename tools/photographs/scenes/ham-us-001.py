"""Kentucky country ham: mahogany, thicker slices with an amber rim."""
import arrangements
import camera
import light
import settings
from forms.slices import petal
from materials.dry_ham import dry_ham


def build(table):
    settings.oak_board(table)
    ham = dry_ham("#8a3a2b", "#5e2119", "#ecd2a4", "#d9ac6c", marbling=0.3, rim=0.16, smoked=True)
    arrangements.fan(table, lambda at: petal(at + 101, ham, 0.14, 0.08, 0.0032, 0.006, 1.6), 5, -0.065, 0.0, 0.032, 0.01, 4, 62, 40)
    light.window()
    camera.look((-0.004, 0, 0.02), 0.56, 42)
