"""Base: white paper, side light, one bloomed salami with its knife and five slices in a row; nothing else."""
import arrangements
import camera
import light
from forms.slices import disc
from forms.tableware import tabletop
from forms.tools import knife
from forms.tubes import log
from materials.casings import bloomed
from materials.grounds import flat
from materials.salami import salami
from materials.surfaces import walnut
from materials.vessels import steel


def build(table):
    table.put(tabletop(flat("#efefed")))
    cut = salami(coarse=190, share=0.4)
    table.put(log(5, bloomed(), cut, 0.2, 0.029), -0.19, 0.02, -6)
    arrangements.fan(table, lambda at: disc(at + 5, cut, 0.028, 1.05), 6, 0.045, 0.0, 0.03, 0.0)
    table.put(knife(steel(0.15), walnut()), 0.09, -0.06, 3)
    light.area((-0.8, 0.3, 0.4), 0.3, 20, (1, 0.99, 0.97))
    light.surroundings((1, 1, 1), 0.42)
    camera.look((0.01, -0.004, 0.014), 1.15, 32, aperture=8)
