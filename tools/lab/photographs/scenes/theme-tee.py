"""Tee: straight from above on loud yellow: mortadella and salami as polka dots, frankfurters in a row, a wave of mustard on each."""
import math

from mathutils import Vector

import camera
import light
from forms.slices import disc
from forms.tableware import slab, tabletop
from forms.tubes import link, rounded, tube
from materials.casings import natural
from materials.cooked import mortadella
from materials.grounds import flat
from materials.salami import salami
from materials.spreads import mustard
from props.small import cornichon, cornichon_skin


def build(table):
    table.put(tabletop(flat("#ffc800")))
    table.put(slab(flat("#36b8ff"), 0.6, 0.6, 0.002, 0.0005), -0.42, 0.0, 20)
    table.put(slab(flat("#ff7fb8"), 0.6, 0.6, 0.002, 0.0005), 0.46, 0.0, 20)
    cut = mortadella()
    for at, (x, y) in enumerate(((-0.17, 0.06), (-0.285, -0.01), (-0.15, -0.062), (-0.3, 0.12), (-0.27, -0.13))):
        table.put(disc(at + 3, cut, 0.05, 1.0, 0.002, 0.002), x, y, at * 67)
    red = natural("#c04a28", "#8f3018", gloss=0.2, mottle=55)
    for at in range(4):
        table.put(link(at + 14, red, 0.15, 0.0125, 0.01), -0.052 + at * 0.036, 0.0, 90)
    yellow = mustard()
    wave = lambda t: Vector((0.0052 * math.sin(math.tau * 5.5 * t), 0.112 * (t - 0.5), 0))
    for at in range(4):
        line = tube("mustard", wave, lambda t: 0.0026 * max(0.25, rounded(t, 0.03)), yellow, 300, 1.0, None, 0.06)
        table.lay(line, -0.052 + at * 0.036, 0.0, 0, 2)
    spots = salami("#c2353a", "#a0242c", "#fbe6da", 170, 0.44)
    for at, (x, y) in enumerate(((0.155, 0.05), (0.215, 0.05), (0.275, 0.05), (0.155, -0.012), (0.215, -0.012), (0.275, -0.012), (0.155, -0.074), (0.215, -0.074), (0.275, -0.074))):
        table.put(disc(at + 20, spots, 0.026, 1.0, 0.002, 0.001), x, y, at * 50)
    green = cornichon_skin()
    for at, (x, y, turn) in enumerate(((0.08, 0.088, 30), (-0.02, -0.1, -20), (0.1, -0.098, 70), (-0.075, 0.1, -50))):
        table.put(cornichon(at, green), x, y, turn)
    light.sun(48, 40, 4.4, (1, 0.98, 0.94), 0.5)
    light.surroundings((1, 1, 1), 0.75)
    camera.look((0.0, 0.0, 0.0), 1.5, 88, 0, aperture=11)
