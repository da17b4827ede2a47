"""Simple: a white plate on a pale cloth in morning light, ham in soft folds, salami, cheese and bread; calm, one red."""
import arrangements
import camera
import light
from forms.blocks import wedge
from forms.folds import folds
from forms.pucks import puck
from forms.slices import disc
from forms.tableware import dish, plate, tabletop
from materials.bread import crumb, crust
from materials.cheese import paste, rind
from materials.dry_ham import dry_ham
from materials.salami import salami
from materials.spreads import mustard
from materials.surfaces import linen
from materials.vessels import porcelain
from props.small import olive


def build(table):
    table.put(tabletop(linen("#d3c9bb", "#c3b8a8")))
    table.put(plate(porcelain("#f1ece4"), 0.122))
    table.put(wedge(paste("#efd8a8", "#dcbc84", 0.7, 0.3), rind("#b98a4a", "#8a5f2c"), 0.085, 0.04, 34), 0.055, -0.002, -28)
    cut = salami("#9a3432", "#742022", "#f4dfcc", 190, 0.4)
    arrangements.fan(table, lambda at: disc(at + 5, cut, 0.024, 1.04), 8, -0.072, -0.046, 0.0195, 0.017)
    ham = dry_ham("#c96f68", "#a64f4e", "#faf0e6", "#f2e2d2", marbling=0.25, rim=0.2)
    for seed, x, y, turn in ((8, -0.058, 0.018, 24), (14, -0.002, 0.044, -8), (21, -0.012, -0.004, 8)):
        table.drop(folds(seed, ham, 0.095, 0.082, 3, 0.034, 0.8), x, y, turn)
    for at, (x, y, turn) in enumerate(((0.168, 0.064, 20), (0.176, 0.03, -14))):
        table.put(puck(3 + at, crust(), crumb(), 0.034, 0.012, 1.5, 0.2, 0.05), x, y, turn)
    dish(table, porcelain(), mustard(), 0.15, -0.05, 0.027, 0.021)
    for at, (x, y) in enumerate(((-0.145, -0.035), (-0.128, -0.056), (-0.156, -0.06))):
        table.put(olive(at), x, y, at * 70)
    light.window(1.05)
    camera.look((0.004, 0.008, 0.012), 1.0, 40, aperture=5.6)
