"""Foie gras entier: ivory to rose in the jar, a medallion beside it."""
import camera
import light
import settings
from forms.jars import jar
from forms.pucks import puck
from materials.spreads import foie_gras
from materials.surfaces import paper
from materials.vessels import glass


def build(table):
    settings.slate_slab(table)
    filling = foie_gras()
    jar(table, glass(), filling, paper(), -0.042, 0.035)
    table.put(puck(21, filling, filling, 0.03, 0.009, 1.15, 0.06, 0.05), 0.03, -0.04, 10)
    table.put(puck(22, filling, filling, 0.03, 0.009, 1.15, 0.06, 0.05), 0.062, -0.004, 40, (5, 0))
    light.window()
    camera.look((0.005, 0.002, 0.034), 0.47, 32, near=(0.03, -0.015, 0.018))
