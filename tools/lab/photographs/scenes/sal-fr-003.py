"""Rosette: wide slices, coarse, in overlapping rows."""
import arrangements
import camera
import light
import settings
from forms.slices import disc
from materials import surfaces
from materials.salami import salami


def rosette():
    return salami("#962f2e", "#74201f", "#f4dfcc", 150, 0.44)


def build(table):
    settings.olive_board(table)
    cut = rosette()
    for row, y in enumerate((0.045, -0.002, -0.048)):
        arrangements.fan(table, lambda at: disc(at + 10 * row, cut, 0.036, 1.05, 0.0016, 0.003), 5, -0.075 + 0.012 * row, y, 0.034, 0.004, 70)
    light.window()
    camera.look((0, -0.004, 0.02), 0.54, 42)


def measured(table):
    settings.measured(table, surfaces.slate())
    for at, (x, y) in enumerate(((-0.046, 0.044), (0.04, 0.052), (-0.004, -0.022))):
        table.lay(disc(at + 10, rosette(), 0.036, 1.05, 0.0018, 0.004), x, y, at * 70)
