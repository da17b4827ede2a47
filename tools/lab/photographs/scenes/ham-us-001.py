"""Kentucky country ham: mahogany, thicker slices with an amber rim."""
import arrangements
import camera
import light
import settings
from forms.slices import petal
from materials.dry_ham import dry_ham


def kentucky():
    return dry_ham("#8a3a2b", "#5e2119", "#ecd2a4", "#d9ac6c", marbling=0.3, rim=0.16, smoked=True)


def build(table):
    settings.oak_board(table)
    ham = kentucky()
    arrangements.fan(table, lambda at: petal(at + 101, ham, 0.14, 0.08, 0.0032, 0.006, 1.6), 5, -0.065, 0.0, 0.032, 0.01, 4, 62, 40)
    light.window()
    camera.look((-0.004, 0, 0.02), 0.56, 42)


def measured(table):
    settings.measured(table)
    table.lay(petal(102, kentucky(), 0.15, 0.085, 0.0034, 0.009, 1.6), 0.0, 0.016, 4, 30)
