"""Slices of porchetta wound with herbs, white boudins, red merguez, andouille, Käsekrainer and smoked belly fill a large box."""
import camera
import light
import settings
from forms.blocks import block
from forms.pucks import puck
from forms.tubes import link
from materials.bacon import belly
from materials.casings import natural
from materials.casings import smoked_rind
from materials.porchetta import crackling, rolled
from props.rosemary import rosemary


def build(table):
    settings.gift_box(table, 0.36, 0.26, "#22364f", ("#aab4ba", "#98a3aa"))
    smoked, white = natural("#a85c3a", "#7c3a24", gloss=0.24), natural("#e6d0aa", "#cdb084", "#f2e6cc", 0.5, 45, 0.26)
    red, dark = natural("#b8452c", "#8c2a1c", "#e8a878", 0.5, 80, 0.26), natural("#6e2f24", "#401913", gloss=0.3)
    roll, skin = rolled(), crackling()
    table.put(puck(3, skin, roll, 0.054, 0.022, 1.1, 0.14, 0.06), -0.1, -0.05, 20)
    table.put(puck(5, skin, roll, 0.054, 0.018, 1.1, 0.14, 0.06), -0.05, -0.064, -15, (7, 0))
    table.put(block(4, (0.12, 0.062, 0.046), belly("#8a5426"), smoked_rind()), 0.092, -0.074, 8)
    for at in range(2):
        table.put(link(at + 9, white, 0.145, 0.0175, 0.012, lump=0.02), -0.086 + at * 0.004, 0.09 - at * 0.036, 2)
    for at in range(4):
        table.put(link(at + 2, red, 0.12, 0.0088, 0.01), 0.074, 0.1 - at * 0.021, -6)
    table.put(link(4, dark, 0.15, 0.0165, 0.01), 0.076, 0.008, -8)
    table.put(link(5, smoked, 0.13, 0.0155, 0.01), 0.008, -0.024, 72)
    table.put(rosemary(3), -0.02, 0.03, -20)
    light.window(1.9)
    camera.look((-0.012, 0.035, 0.026), 1.09, 42)


def wrapped(table):
    settings.wrapped_box(table, 0.36, 0.26, "#22364f", ("#aab4ba", "#98a3aa"))
    light.window(1.8)
    camera.look((0.01, 0.06, 0.06), 1.33, 36)
