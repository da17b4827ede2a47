"""San Daniele: rosy, tender, a clean white rim; loose folds on marble."""
import camera
import light
import settings
from forms.ribbons import ribbon
from materials.dry_ham import dry_ham


def build(table):
    settings.marble_slab(table)
    ham = dry_ham("#cf7670", "#b35a58", "#fbf3ea", "#f4e6d8", marbling=0.2, rim=0.24)
    for seed, x, y, turn in ((111, -0.03, 0.045, -12), (117, 0.035, 0.005, 20), (113, -0.035, -0.04, -4)):
        table.put(ribbon(seed, ham, 0.18, 0.08, 2.8, 100), x, y, turn, sink=0.001)
    light.window()
    camera.look((0.0, 0, 0.02), 0.45, 38)
