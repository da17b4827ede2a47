"""Danish salami: very fine, bright red, perfectly round slices on dark rye."""
import arrangements
import camera
import light
import settings
from forms.pucks import puck
from forms.slices import disc
from materials.bread import crumb, crust
from materials.salami import salami


def danish():
    return salami("#c23f3a", "#a52f30", "#f8dfd0", 620, 0.46, casing="#7c2320")


def build(table):
    settings.white_plate(table)
    cut = danish()
    arrangements.fan(table, lambda at: disc(at, cut, 0.036, 1.0, 0.0016, 0.004), 5, -0.075, 0.045, 0.032, 0.0, 70)
    arrangements.fan(table, lambda at: disc(at + 40, cut, 0.036, 1.0, 0.0016, 0.004), 3, -0.075, -0.035, 0.032, 0.0, 70)
    table.put(puck(3, crust("#4a2e1c", "#2e1a10"), crumb("#7a5234", "#593820"), 0.036, 0.01, 1.25, 0.15, 0.04), 0.055, -0.035, 14)
    for at, x in enumerate((0.045, 0.066)):
        table.lay(disc(at + 60, cut, 0.034, 1.0, 0.0016, 0.004), x, -0.036 + 0.004 * at, at * 80)
    light.window()
    camera.look((0, -0.004, 0.012), 0.5, 46)


def measured(table):
    settings.measured(table)
    for at, (x, y) in enumerate(((-0.044, 0.042), (0.036, 0.05), (-0.004, -0.02))):
        table.lay(disc(at, danish(), 0.036, 1.0, 0.0018, 0.004), x, y, at * 70)
