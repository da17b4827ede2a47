"""Bacon: a smoked block of belly, a peppered cheek, rashers of loin and lardons on dark wood."""
import camera
import light
import settings
from forms.blocks import block
from forms.rashers import rasher
from materials.bacon import layered
from materials.casings import peppered, wrinkled

LAYERS = [(0.0, 0.9), (0.12, 0.9), (0.16, 0.05), (0.3, 0.1), (0.36, 0.95), (0.5, 0.9), (0.54, 0.05), (0.72, 0.1), (0.77, 1.0)]


def build(table):
    settings.dark_board(table, 0.64, 0.26)
    table.put(block(4, (0.13, 0.07, 0.048), layered(LAYERS, "Z"), wrinkled("#b5783c", "#7d4a22", 0.4)), -0.16, 0.035, 12)
    cheek = layered([(0.0, 1.0), (0.3, 1.0), (0.36, 0.1), (0.5, 0.1), (0.56, 1.0), (0.72, 1.0), (0.76, 0.4), (0.82, 1.0)], "Z", fat="#f6e8d8")
    table.put(block(6, (0.1, 0.07, 0.042), cheek, peppered(), 0.12), -0.015, 0.068, -10)
    loin = layered([(0.0, 0.5), (0.04, 0.05), (0.8, 0.05), (0.86, 0.95), (1.0, 1.0)], lean="#c8685f", dark="#a84b4c", wave=0.06, edge="#c99a6a")
    for at in range(4):
        table.lay(rasher(at + 3, loin, 0.13, 0.06, 0.027), 0.13 + at * 0.014, 0.05 - at * 0.03, 14 + at * 2, 30)
    striped, skin = layered([(0.0, 0.9), (0.1, 0.1), (0.34, 0.1), (0.44, 0.95), (0.62, 0.9), (0.7, 0.1), (0.9, 0.1), (1.0, 0.9)], "Z", wave=0.35), wrinkled("#b5783c", "#7d4a22", 0.4)
    for at in range(7):
        table.put(block(at, (0.0095, 0.0095, 0.032), striped, skin, 0.06, 0.0008), -0.19 + at * 0.037, -0.052 - 0.018 * (at % 2), at * 67, (-90, 0))
    light.window(1.5)
    camera.look((0.0, 0.0, 0.016), 1.2, 36, aperture=4)
