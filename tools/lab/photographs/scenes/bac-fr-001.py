"""Poitrine fumée: a smoked block of belly, its layers in front, with lardons cut from it."""
import camera
import light
import settings
from forms.blocks import block
from materials.bacon import belly, lardon
from materials.casings import smoked_rind

LARDONS = [(-0.062, -0.055, 70), (-0.036, -0.076, 28), (-0.018, -0.05, 104), (0.012, -0.072, 62), (0.03, -0.046, 12), (0.05, -0.074, 128), (0.066, -0.046, 84)]


def build(table):
    settings.oak_board(table)
    meat = belly("#8a5426")
    smoked = smoked_rind()
    table.put(block(4, (0.14, 0.07, 0.048), meat, smoked), -0.02, 0.03, 16)
    striped = lardon()
    for at, (x, y, turn) in enumerate(LARDONS):
        table.put(block(at, (0.0095, 0.0095, 0.032), striped, smoked, 0.06, 0.0008), x, y, turn, (-90, 0))
    light.window()
    camera.look((0, -0.004, 0.026), 0.46, 32)
