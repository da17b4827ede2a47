"""Gifts: an open ivory box with ham, salami, cheese and a jar in green tissue, two closed ones tied with gold cord beside it."""
import camera
import light
import settings
from forms.blocks import wedge
from forms.folds import folds
from forms.gifts import bow, tied, tray
from forms.jars import jar
from forms.tubes import log
from materials.casings import bloomed
from materials.cheese import paste, rind
from materials.dry_ham import dry_ham
from materials.gifts import gold_cord, laid_paper
from materials.salami import salami
from materials.spreads import pate
from materials.surfaces import paper
from materials.vessels import glass


def build(table):
    settings.gift_box(table, 0.3, 0.21)
    ivory, gold = laid_paper(), gold_cord()
    for size, x, y, turn in (((0.22, 0.16, 0.05), 0.315, 0.07, 12), ((0.16, 0.12, 0.045), -0.28, 0.0, -20)):
        table.put(tray(ivory, ivory, size), x, y, turn, (180, 0))
        tied(table, gold, size, x, y, turn)
        bow(table, gold, x, y, turn - 6, 0.036)
    table.put(log(5, bloomed(), salami(coarse=190, share=0.4), 0.18, 0.027), -0.12, -0.064, -6)
    table.put(wedge(paste("#f0d694", "#e4c274", 0.25, 0.15, 0.5), rind("#a8784a", "#74502e"), 0.085, 0.045, 40), 0.056, -0.05, -72)
    jar(table, glass(), pate("#b4836c", "#7f5040", "#ead4bf", 170), paper("#f6efdc"), 0.082, 0.036, 0.034, 0.064)
    ham = dry_ham("#cf7b74", "#ae5856", "#faf0e6", "#f2e2d2", marbling=0.25, rim=0.2)
    for seed, x, y, turn in ((8, -0.085, 0.036, -8), (14, -0.01, 0.034, 10)):
        table.drop(folds(seed, ham, 0.1, 0.08, 3, 0.034, 0.8), x, y, turn)
    light.window(1.8)
    camera.look((0.01, 0.03, 0.03), 1.22, 32, aperture=5.6)
