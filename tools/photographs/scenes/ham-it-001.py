"""Parma: rose-coloured, sweet, a broad white rim; draped in soft folds on olive wood."""
import camera
import light
from forms.ribbons import ribbon
from forms.tableware import slab, tabletop
from materials.dry_ham import dry_ham
from materials.surfaces import linen, olive_wood


def build(table):
    table.put(tabletop(linen()))
    table.put(slab(olive_wood(), 0.36, 0.2))
    ham = dry_ham("#d07f78", "#b05a58", "#faf0e6", "#f2e2d2", marbling=0.25, rim=0.2)
    for seed, x, y, turn in ((3, -0.035, 0.045, 14), (8, 0.045, 0.02, -10), (5, -0.03, -0.035, 6)):
        table.put(ribbon(seed, ham), x, y, turn, sink=0.001)
    light.window()
    camera.look((0.005, 0.002, 0.026), 0.44, 36)
