"""Foie gras entier: ivory to rose in the jar, a medallion beside it."""
import camera
import light
import settings
from forms.jars import jar
from forms.pucks import puck
from materials.casings import natural
from materials.spreads import foie_gras
from materials.surfaces import paper
from materials.vessels import glass


def build(table):
    settings.dark_board(table)
    filling, fat = foie_gras(), natural("#e9cf8a", "#d9b46a", gloss=0.22)
    jar(table, glass(), filling, paper(), -0.042, 0.035)
    table.put(puck(21, fat, filling, 0.032, 0.012, 1.2, 0.25, 0.07), 0.03, -0.04, 10)
    table.put(puck(22, fat, filling, 0.032, 0.012, 1.2, 0.25, 0.07), 0.062, -0.004, 40, (5, 0))
    light.window()
    camera.look((0.005, 0.002, 0.034), 0.47, 32, near=(0.03, -0.015, 0.018))
