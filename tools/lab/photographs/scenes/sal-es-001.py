"""Chorizo riojano: a paprika-red horseshoe with slices cut from it."""
import arrangements
import camera
import light
import settings
from forms.slices import disc
from forms.tubes import horseshoe
from materials.casings import wrinkled
from materials.salami import salami


def build(table):
    settings.oak_board(table)
    cut = salami("#b03a1c", "#8a2412", "#f0bf8c", 170, 0.42)
    table.put(horseshoe(4, wrinkled("#a8341c", "#5f150e", 0.3), 0.0165, 0.052), -0.005, -0.012, 6)
    arrangements.fan(table, lambda at: disc(at, cut, 0.0175, 1.15, 0.003, 0.001), 6, -0.055, -0.06, 0.02, 0.006, 57)
    light.window()
    camera.look((0, 0.008, 0.02), 0.46, 42)
