"""Danish salami: very fine, bright red, perfectly round slices."""
import arrangements
import camera
import light
import settings
from forms.slices import disc
from materials.salami import salami


def build(table):
    settings.marble_slab(table)
    cut = salami("#c23f3a", "#a52f30", "#f8dfd0", 620, 0.46)
    for row, y in enumerate((0.04, -0.012, -0.06)):
        arrangements.fan(table, lambda at: disc(at + 10 * row, cut, 0.036, 1.0, 0.0013, 0.002), 6, -0.085 + 0.01 * row, y, 0.032, 0.0, 70)
    light.window()
    camera.look((0, -0.01, 0.016), 0.55, 44)
