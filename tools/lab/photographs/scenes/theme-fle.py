"""Fle: the butcher's tiles in hard white light; raw sausage in a coil, frankfurters, mustard, bacon, Landjäger and mortadella in one row."""
import camera
import light
from forms.blocks import block
from forms.slices import disc
from forms.sticks import stick
from forms.tableware import dish, tabletop
from forms.tubes import coil, link
from materials.bacon import belly
from materials.casings import natural, smoked_rind, wrinkled
from materials.cooked import mortadella
from materials.grounds import white_tiles
from materials.spreads import mustard
from materials.vessels import porcelain



def build(table):
    table.put(tabletop(white_tiles()))
    table.put(coil(2, natural("#cf8a7c", "#aa6058", "#f3ddcc", 0.75, 70, 0.24), 2.8, 0.0135), -0.285, 0.002)
    red = natural("#c86a44", "#9c4328", gloss=0.22, mottle=55)
    for at in range(5):
        table.put(link(at + 14, red, 0.15, 0.0115, 0.012), -0.16 + at * 0.0265, 0.004 * (at % 2), 84 + at * 1.5)
    table.put(block(4, (0.115, 0.08, 0.055), belly(), smoked_rind()), 0.05, 0.03, -14)
    dish(table, porcelain(), mustard(), 0.012, -0.06, 0.027, 0.02)
    dark = wrinkled("#6a2f22", "#3a1812", 0.4)
    for at in range(4):
        table.put(stick(at, dark, 0.15), 0.158 + at * 0.027 + 0.008 * (at > 1), 0.002 * (at % 2), 88 + at * 1.2)
    cut = mortadella()
    for at, (x, y) in enumerate(((0.335, 0.038), (0.355, -0.042))):
        table.lay(disc(at + 30, cut, 0.052, 1.0, 0.002, 0.012), x, y, at * 67, 34)
    light.sun(40, 58, 5.2, (1, 1, 0.98), 0.35)
    light.surroundings((0.92, 0.96, 1), 0.34)
    camera.look((0.024, -0.004, 0.012), 1.92, 50, aperture=8)
