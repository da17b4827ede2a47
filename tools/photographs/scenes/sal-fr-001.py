"""Saucisson aux noix: bloomed, with pieces of walnut in the cut."""
import arrangements
import camera
import light
import settings
from forms.slices import disc
from forms.tubes import log
from materials.casings import bloomed
from materials.salami import salami


def build(table):
    settings.oak_board(table)
    cut = salami(coarse=210, share=0.36, seeds=(("#8f6a3c", "#d9b98a"), 75, 0.32))
    table.put(log(11, bloomed(), cut, 0.15, 0.026), -0.12, 0.05, -12)
    arrangements.fan(table, lambda at: disc(at + 11, cut, 0.026, 1.06), 7)
    light.window()
    camera.look((-0.005, 0.006, 0.022), 0.52, 35)
