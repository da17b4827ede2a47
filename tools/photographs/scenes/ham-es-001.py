"""Ibérico de bellota: carved by hand, dark, finely marbled, its fat gold; on a plate with nothing beside it."""
import math
import random

import camera
import light
from forms.slices import petal
from forms.tableware import plate, tabletop
from materials.dry_ham import dry_ham
from materials.surfaces import walnut
from materials.vessels import porcelain


def build(table):
    table.put(tabletop(walnut()))
    table.put(plate(porcelain()))
    ham = dry_ham("#8c2b2a", "#561517", "#f0d9ac", "#dfb878", marbling=0.75, rim=0.1)
    chance = random.Random(9)
    for ring, (count, away) in enumerate(((11, 0.066), (7, 0.036), (3, 0.012))):
        for at in range(count):
            angle = 360 * at / count + ring * 20 + chance.uniform(-6, 6)
            x, y = away * math.cos(math.radians(angle)), away * math.sin(math.radians(angle))
            table.lay(petal(ring * 20 + at, ham, 0.075, 0.04, ripple=0.006), x, y, angle - 90 + chance.uniform(-14, 14))
    light.window()
    camera.look((0, -0.005, 0.01), 0.5, 42)
