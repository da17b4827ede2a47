"""Irish breakfast sausages: eight, short, plump, pale pink, raw, on butcher's paper."""
import camera
import light
import settings
from forms.tubes import link
from materials.casings import natural


def build(table):
    settings.kraft_paper(table)
    skin = natural("#dba48f", "#c4826f", "#f0d8c6", 0.6, 60, 0.28)
    for at in range(8):
        table.put(link(at + 5, skin, 0.09, 0.0115, 0.004 + 0.002 * (at % 2)), -0.05 + at % 4 * 0.032 + at // 4 * 0.006, 0.05 - at // 4 * 0.1 + 0.004 * (at % 3), 80 + at % 3 * 4)
    light.window()
    camera.look((0, -0.002, 0.01), 0.48, 46)
