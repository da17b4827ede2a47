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
        table.put(link(at + 5, skin, 0.09, 0.0115, 0.003 + 0.002 * (at % 2)), -0.096 + at * 0.0275, 0.005 * (at % 3) - 0.002 * at, 84 - at * 2)
    light.window()
    camera.look((0, 0.0, 0.01), 0.63, 44)
