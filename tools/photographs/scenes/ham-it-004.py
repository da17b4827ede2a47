"""Speck Alto Adige: long slices, lean below, fat above, the rim dark with smoke and spice."""
import arrangements
import camera
import light
import settings
from forms.ribbons import ribbon
from forms.slices import petal
from materials.dry_ham import dry_ham


def build(table):
    settings.slate_slab(table)
    ham = dry_ham("#ac4242", "#7f282c", "#f4e6d6", "#e9d6bf", marbling=0.3, rim=0.22, smoked=True)
    arrangements.fan(table, lambda at: petal(at + 121, ham, 0.16, 0.06, 0.0012, 0.005), 5, -0.02, 0.055, 0.008, 0.0, -5)
    for seed, x, y, turn in ((122, -0.03, -0.02, 8), (127, 0.03, -0.06, -8)):
        table.put(ribbon(seed, ham, 0.17, 0.06, 3.4, 90), x, y, turn, sink=0.001)
    light.window()
    camera.look((0, -0.004, 0.014), 0.5, 40)
