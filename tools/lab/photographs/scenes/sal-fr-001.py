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


def with_walnuts():
    return salami(coarse=210, share=0.36, seeds=(("#8f6a3c", "#d9b98a"), 75, 0.32))


def build(table):
    settings.cloth(table)
    cut = with_walnuts()
    table.put(log(11, bloomed(), cut, 0.15, 0.026), -0.1, 0.105, -36)
    arrangements.fan(table, lambda at: disc(at + 11, cut, 0.027, 1.06), 6, -0.05, -0.045, 0.024, 0.01)
    for at, (x, y) in enumerate(((0.07, 0.035), (0.1, 0.01), (-0.1, -0.02))):
        table.put(walnut(at), x, y, at * 70)
    light.window()
    camera.look((0.002, 0.004, 0.016), 0.54, 42)


def measured(table):
    settings.measured(table)
    cut = with_walnuts()
    for at, (x, y) in enumerate(((-0.052, -0.022), (0.004, -0.026), (0.06, -0.02))):
        table.lay(disc(at + 11, cut, 0.026, 1.06, 0.0022, 0.003), x, y, at * 57)
    table.put(log(11, bloomed(), cut, 0.1, 0.026), -0.062, 0.066, -30)
    table.put(walnut(1), 0.068, 0.062, 40)
