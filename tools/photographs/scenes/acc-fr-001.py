"""Moutarde de Bourgogne: golden, fine, in its jar with a spoonful."""
import camera
import light
import settings
from forms.jars import jar
from forms.pucks import puck
from materials.spreads import mustard
from materials.surfaces import paper
from materials.vessels import glass


def build(table):
    settings.marble_slab(table)
    filling = mustard()
    jar(table, glass(), filling, paper(), -0.042, 0.035)
    table.put(puck(4, filling, filling, 0.02, 0.01, 1.2, 0.9, 0.25), 0.045, -0.03)
    light.window()
    camera.look((0.005, 0.002, 0.034), 0.47, 32)
