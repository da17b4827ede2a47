"""Rillettes de Tours: shreds of pork in their fat, on toast."""
import camera
import light
import settings
from forms.heaps import heap
from forms.jars import jar
from forms.pucks import puck
from materials.bread import crumb, crust
from materials.spreads import rillettes
from materials.surfaces import paper
from materials.vessels import glass


def build(table):
    settings.dark_board(table)
    filling = rillettes()
    jar(table, glass(), filling, paper(), 0.045, 0.035)
    table.put(puck(13, crust("#b0743a", "#7a4820"), crumb("#dcb880", "#bd9055"), 0.034, 0.011, 1.45, 0.2, 0.05), -0.042, -0.02, -16)
    table.put(heap(17, filling, 0.027, 0.0095, 1.4, 0.8), -0.042, -0.02, -16, sink=0.0012)
    light.window()
    camera.look((0.005, 0.002, 0.034), 0.52, 32, near=(-0.018, -0.008, 0.023))
