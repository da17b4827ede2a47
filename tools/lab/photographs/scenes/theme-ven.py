"""Ven: a carved Iberian leg on dark wood, lit by one candle from behind and a last low light; wine, a few slices, deep shadow."""
import camera
import light
from forms.glasses import candle, candlestick, wine_glass
from forms.leg import leg
from forms.slices import petal
from forms.tableware import plate, tabletop
from materials.dry_ham import dry_ham
from materials.evening import brass, flame, red_wine, soot, wax
from materials.leg import leg_skin
from materials.surfaces import wood
from materials.vessels import glass, stoneware


def build(table):
    table.put(tabletop(wood("#170e09", "#2c1a10", "#452b19", 1.2)))
    table.put(leg(5, leg_skin()), 0.24, 0.17, 146, (-40, 0))
    candlestick(table, brass(), -0.05, 0.0)
    candle(table, wax(), soot(), flame(), -0.05, 0.0, height=0.11, power=5)
    wine_glass(table, glass(), red_wine(), 0.288, 0.0)
    table.put(plate(stoneware("#3a3836"), 0.105), 0.15, -0.09)
    ham = dry_ham("#8c2b2a", "#561517", "#f0d9ac", "#dfb878", marbling=0.75, rim=0.1)
    for row, (count, y) in enumerate(((7, -0.065), (6, -0.11))):
        for at in range(count):
            table.lay(petal(at + 3 + row * 20, ham, 0.075, 0.038, ripple=0.008), 0.092 + 0.021 * at, y + 0.008 * (at % 2), 64 + 5 * at)
    light.area((-0.75, -0.35, 0.3), 0.2, 5, (1, 0.66, 0.36), (0.2, 0.05, 0.05))
    light.area((0.95, 0.7, 0.4), 0.15, 2.5, (1, 0.72, 0.46), (0.25, 0.1, 0.12))
    light.surroundings((0.34, 0.24, 0.42), 0.03)
    camera.look((-0.055, 0.0, 0.1), 1.95, 15, aperture=4)
