"""Ass: an ivory gift box lined with green tissue, in it a bloomed salami, a jar, cheese and ham; its lid tied with gold cord."""
import camera
import light
from forms.blocks import wedge
from forms.crumpled import crumpled
from forms.folds import folds
from forms.gifts import bow, tied, tray
from forms.jars import jar
from forms.tableware import tabletop
from forms.tubes import log
from materials.casings import bloomed
from materials.cheese import paste, rind
from materials.dry_ham import dry_ham
from materials.gifts import gold_cord, laid_paper, tissue
from materials.salami import salami
from materials.spreads import foie_gras
from materials.surfaces import linen, paper
from materials.vessels import glass

LID = (0.2, 0.15, 0.05)


def build(table):
    table.put(tabletop(linen("#1d4535", "#143226")))
    ivory, gold = laid_paper(), gold_cord()
    table.put(tray(ivory, tissue(), (0.3, 0.21, 0.05)), 0.045, -0.01, -8)
    table.put(crumpled(4, tissue(), 0.285, 0.195, 0.032), 0.045, -0.01, -8)
    table.put(log(5, bloomed(), salami(coarse=190, share=0.4), 0.17, 0.028), -0.082, 0.052, -10)
    jar(table, glass(), foie_gras(), paper("#f6efdc"), 0.148, 0.02, 0.033, 0.062)
    table.put(wedge(paste("#f0d694", "#e4c274", 0.25, 0.15, 0.5), rind("#a8784a", "#74502e"), 0.09, 0.045, 40), 0.05, -0.088, -74)
    ham = dry_ham("#b9544e", "#933d3e", "#faf0e6", "#f2e2d2", marbling=0.25, rim=0.2)
    table.drop(folds(8, ham, 0.1, 0.082, 3, 0.034, 0.8), -0.035, -0.03, 6)
    x, y, turn = -0.25, 0.085, 16
    table.put(tray(ivory, ivory, LID), x, y, turn, (180, 0))
    tied(table, gold, LID, x, y, turn)
    bow(table, gold, x, y, turn - 6)
    light.window(1.9)
    camera.look((-0.045, 0.018, 0.03), 1.62, 38, aperture=5.6)
