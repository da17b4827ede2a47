"""Pâté, rillettes and foie gras: jars in a row, and what is in them spread on bread."""
import arrangements
import camera
import light
import settings
from forms.heaps import heap
from forms.jars import jar
from forms.pucks import puck
from materials.bread import crumb, crust
from materials.spreads import foie_gras, pate, rillettes
from materials.surfaces import paper
from materials.vessels import glass
from props.small import cornichon, cornichon_skin


def build(table):
    settings.oak_board(table, 0.64, 0.24)
    fillings = (pate("#b4836c", "#7f5040", "#ead4bf", 170), rillettes(), foie_gras())
    for at, filling in enumerate(fillings):
        jar(table, glass(), filling, paper(), -0.19 + at * 0.1, 0.05 - 0.012 * (at % 2))
    for at, (x, y, turn) in enumerate(((0.12, 0.02, 14), (0.03, -0.045, -10))):
        table.put(puck(3 + at, crust(), crumb(), 0.036, 0.013, 1.5, 0.2, 0.05), x, y, turn)
        table.put(heap(7 + at, fillings[at], 0.027, 0.009, 1.45), x, y, turn, sink=0.0012)
    green = cornichon_skin()
    arrangements.scatter(table, lambda at: cornichon(at, green), 4, 5, (-0.16, -0.07), (-0.065, -0.03))
    light.window(1.5)
    camera.look((0.0, 0.0, 0.03), 1.2, 30, aperture=4)
