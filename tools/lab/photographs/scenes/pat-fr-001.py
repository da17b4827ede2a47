"""Pâté de campagne in its jar, a slice spread on country bread."""
import arrangements
import camera
import light
import settings
from forms.heaps import heap
from forms.jars import jar
from forms.pucks import puck
from materials.bread import crumb, crust
from materials.spreads import pate
from materials.surfaces import paper
from materials.vessels import glass
from props.small import cornichon, cornichon_skin


def build(table):
    settings.oak_board(table)
    filling = pate("#b4836c", "#7f5040", "#ead4bf", 170)
    jar(table, glass(), filling, paper(), -0.04, 0.035)
    table.put(puck(3, crust("#a8682f", "#6b3d1c"), crumb("#e2cfa8", "#a98656"), 0.036, 0.013, 1.5, 0.2, 0.05), 0.05, -0.02, 18)
    table.put(heap(7, filling, 0.027, 0.008, 1.45), 0.05, -0.02, 18, sink=0.0012)
    green = cornichon_skin()
    arrangements.scatter(table, lambda at: cornichon(at, green), 3, 5, (-0.06, 0.0), (-0.06, -0.03))
    light.window()
    camera.look((0.005, 0.002, 0.036), 0.52, 32)
