"""Irish breakfast sausages: eight, short, pale pink, raw."""
import camera
import light
import settings
from forms.tubes import link
from materials.casings import natural


def build(table):
    settings.slate_slab(table)
    skin = natural("#e0ac98", "#cf9280", "#f3ddcc", 0.35, 60, 0.28)
    for at in range(8):
        table.put(link(at + 5, skin, 0.088, 0.0115, 0.005), -0.05 + 0.098 * (at % 2), 0.055 - (at // 2) * 0.029, -5 + at * 1.6)
    light.window()
    camera.look((0, 0.004, 0.012), 0.46, 42)
