"""Bacon: a smoked block of belly, a peppered cheek, rashers of loin and lardons on dark wood."""
import camera
import light
import settings
from forms.blocks import block
from forms.rashers import rasher
from materials.bacon import belly, cheek, lardon, loin
from materials.casings import peppered, smoked_rind



def build(table):
    settings.dark_board(table, 0.64, 0.26)
    table.put(block(4, (0.13, 0.07, 0.048), belly(), smoked_rind()), -0.16, 0.035, 12)
    table.put(block(6, (0.1, 0.07, 0.042), cheek(), peppered(), 0.12), -0.015, 0.068, -10)
    sides = loin()
    for at in range(4):
        table.lay(rasher(at + 3, sides, 0.13, 0.06, 0.027), 0.13 + at * 0.014, 0.05 - at * 0.03, 14 + at * 2, 30)
    striped, skin = lardon(), smoked_rind()
    for at in range(7):
        table.put(block(at, (0.0095, 0.0095, 0.032), striped, skin, 0.06, 0.0008), -0.19 + at * 0.037, -0.052 - 0.018 * (at % 2), at * 67, (-90, 0))
    light.window(1.5)
    camera.look((0.0, 0.0, 0.016), 1.2, 36, aperture=4)
