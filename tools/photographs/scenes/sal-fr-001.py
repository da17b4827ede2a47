"""Saucisson aux noix: bloomed, with pieces of walnut in the cut; on linen with walnuts."""
import arrangements
import camera
import light
import settings
from forms.slices import disc
from forms.tubes import log
from materials.casings import bloomed
from materials.salami import salami
from props.small import walnut


def build(table):
    settings.cloth(table)
    cut = salami(coarse=210, share=0.36, seeds=(("#8f6a3c", "#d9b98a"), 75, 0.32))
    table.put(log(11, bloomed(), cut, 0.15, 0.026), -0.1, 0.105, -36)
    arrangements.fan(table, lambda at: disc(at + 11, cut, 0.027, 1.06), 6, -0.05, -0.045, 0.024, 0.01)
    for at, (x, y) in enumerate(((0.07, 0.035), (0.1, 0.01), (-0.1, -0.02))):
        table.put(walnut(at), x, y, at * 70)
    light.window()
    camera.look((0.002, 0.004, 0.016), 0.54, 42)
