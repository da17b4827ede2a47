"""White boudins, stout Käsekrainer and a smoked block of belly, in an ivory box lined with night-blue tissue."""
import camera
import light
import settings
from forms.blocks import block
from forms.tubes import link
from materials.bacon import belly
from materials.casings import natural
from materials.casings import smoked_rind


def build(table):
    settings.gift_box(table, 0.31, 0.22, "#22364f", ("#aab4ba", "#98a3aa"))
    smoked, white = natural("#a85c3a", "#7c3a24", gloss=0.24), natural("#e6d0aa", "#cdb084", "#f2e6cc", 0.5, 45, 0.26)
    table.put(block(4, (0.12, 0.065, 0.046), belly("#8a5426"), smoked_rind()), 0.07, -0.05, 8)
    for at in range(3):
        table.put(link(at + 3, smoked, 0.13, 0.0155, 0.01), -0.074, 0.008 - at * 0.034, -4 + at * 2)
    for at in range(2):
        table.put(link(at + 9, white, 0.145, 0.0175, 0.012, lump=0.02), -0.02 + at * 0.05, 0.066 - at * 0.038, 4 - at * 8)
    light.window(1.7)
    camera.look((-0.012, 0.03, 0.024), 0.96, 42)


def wrapped(table):
    settings.wrapped_box(table, 0.31, 0.22, "#22364f", ("#aab4ba", "#98a3aa"))
    light.window(1.8)
    camera.look((0.01, 0.06, 0.06), 1.15, 36)
