"""Back bacon: rashers with a wide round eye of loin and a rim of fat."""
import arrangements
import camera
import light
import settings
from forms.slices import petal
from materials.bacon import layered


def build(table):
    settings.white_plate(table)
    rasher = layered([(0.0, 0.5), (0.06, 0.05), (0.7, 0.04), (0.76, 0.95), (1.0, 1.0)], lean="#d0756e", dark="#b8585a", wave=0.1)
    arrangements.fan(table, lambda at: petal(at + 3, rasher, 0.15, 0.062, 0.0026, 0.006, 1.8), 6, -0.012, 0.055, 0.005, 0.0, -4)
    for at in range(5):
        table.lay(petal(at + 23, rasher, 0.15, 0.062, 0.0026, 0.006, 1.8), 0.004 * at - 0.01, 0.025 - at * 0.021, -6 + at * 3)
    light.window()
    camera.look((0, -0.004, 0.012), 0.48, 44)
