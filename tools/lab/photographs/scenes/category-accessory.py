"""What goes with ham: mustard in its jar and a dish, and a slim knife of steel with a dark grip."""
import camera
import light
import settings
from forms.jars import jar
from forms.tableware import dish
from forms.tools import knife
from materials.spreads import mustard
from materials.surfaces import paper, walnut
from materials.vessels import glass, porcelain, steel


def build(table):
    settings.oak_board(table, 0.64, 0.26)
    filling = mustard()
    jar(table, glass(), filling, paper(), -0.12, 0.04)
    dish(table, porcelain(), filling, -0.025, 0.0, 0.034, 0.024)
    table.put(knife(steel(0.15), walnut()), 0.1, -0.055, 8)
    light.window(1.5)
    camera.look((0.02, 0.0, 0.03), 1.05, 32, aperture=4)
