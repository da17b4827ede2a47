"""Saucisson d'Auvergne: a bloomed log, cut, with a fan of slices on oak."""
import camera
import light
from forms.slices import disc
from forms.tableware import slab, tabletop
from forms.tubes import log
from materials.casings import bloomed
from materials.salami import salami
from materials.surfaces import linen, oak


def build(table):
    table.put(tabletop(linen()))
    table.put(slab(oak(), 0.36, 0.22))
    cut = salami(coarse=190, share=0.4)
    table.put(log(5, bloomed(), cut, 0.17, 0.027), -0.12, 0.05, -12)
    for at in range(7):
        table.lay(disc(at, cut, 0.027, 1.06), -0.07 + at * 0.024, -0.035 - 0.012 * (1 - abs(at - 3) / 3), at * 57)
    light.window()
    camera.look((-0.005, 0.008, 0.022), 0.54, 35)
