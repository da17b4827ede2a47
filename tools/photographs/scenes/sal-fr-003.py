"""Rosette: wide slices, coarse, in overlapping rows."""
import arrangements
import camera
import light
import settings
from forms.slices import disc
from materials.salami import salami


def build(table):
    settings.olive_board(table)
    cut = salami("#962f2e", "#74201f", "#f4dfcc", 150, 0.44)
    for row, y in enumerate((0.045, -0.002, -0.048)):
        arrangements.fan(table, lambda at: disc(at + 10 * row, cut, 0.036, 1.05, 0.0016, 0.003), 5, -0.075 + 0.012 * row, y, 0.034, 0.004, 70)
    light.window()
    camera.look((0, -0.004, 0.02), 0.54, 42)
