"""California dry salame: a thick white-bloomed log, medium cut, bright."""
import arrangements
import camera
import light
import settings
from forms.slices import disc
from forms.tubes import log
from materials.casings import bloomed
from materials.salami import salami


def build(table):
    settings.dark_board(table)
    cut = salami("#a33a36", "#82282a", "#f6e4d4", 300, 0.43)
    table.put(log(17, bloomed("#a08a78", "#d8cabb", "#f4eee6"), cut, 0.17, 0.032), -0.12, 0.065, -10)
    arrangements.fan(table, lambda at: disc(at + 17, cut, 0.031, 1.04), 7, -0.08, -0.045)
    light.window()
    camera.look((-0.005, 0.006, 0.022), 0.57, 35)
