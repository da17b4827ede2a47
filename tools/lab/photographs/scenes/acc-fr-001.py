"""Moutarde de Bourgogne: golden, fine, in its jar with a small dish of it."""
import camera
import light
import settings
from forms.jars import jar
from forms.tableware import dish
from materials.spreads import mustard
from materials.surfaces import paper
from materials.vessels import glass, porcelain


def build(table):
    settings.marble_slab(table)
    filling = mustard()
    jar(table, glass(), filling, paper(), -0.042, 0.035)
    dish(table, porcelain(), filling, 0.045, -0.015, 0.03, 0.022)
    light.window()
    camera.look((0.005, 0.002, 0.034), 0.47, 32, near=(0.014, 0.0, 0.028))
