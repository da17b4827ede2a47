"""Lat: olive wood on terracotta tiles in the sun, the shadow of an olive branch across it; ham, salami, cheese, olives, bread."""
import arrangements
import camera
import light
from forms.blocks import wedge
from forms.folds import folds
from forms.pucks import puck
from forms.slices import disc
from forms.tableware import dish, slab, tabletop
from forms.tubes import log
from materials.bread import crumb, crust
from materials.casings import bloomed
from materials.cheese import esparto, paste
from materials.dry_ham import dry_ham
from materials.grounds import terracotta_tiles
from materials.salami import salami
from materials.surfaces import olive_wood
from materials.vessels import stoneware
from props.branch import branch
from props.small import black_olive, olive


def build(table):
    table.put(tabletop(terracotta_tiles()))
    table.put(slab(olive_wood(), 0.46, 0.2, 0.018, 0.008), 0.0, 0.0, -3)
    cut = salami("#9a3524", "#742018", "#f2d8b6", 130, 0.42)
    table.put(log(5, bloomed(), cut, 0.16, 0.026), -0.2, 0.055, -8)
    arrangements.fan(table, lambda at: disc(at, cut, 0.026, 1.05), 7, -0.19, -0.03, 0.023, 0.01)
    ham = dry_ham("#b9463f", "#8a2d2e", "#f6e4cc", "#ecd0a4", marbling=0.4, rim=0.17)
    for seed, x, y, turn in ((8, 0.015, -0.02, 12), (14, 0.055, 0.045, -10)):
        table.drop(folds(seed, ham, 0.095, 0.082, 3, 0.034, 0.8), x, y, turn)
    table.put(wedge(paste("#f3e4ba", "#e8d49c", 0.3, 0.0, 0.9), esparto(), 0.095, 0.05, 46), 0.155, -0.035, -16)
    table.put(puck(3, crust(), crumb(), 0.034, 0.013, 1.5, 0.2, 0.05), 0.29, -0.02, 24)
    table.put(puck(4, crust(), crumb(), 0.034, 0.013, 1.5, 0.2, 0.05), 0.277, 0.035, -12)
    for at, (x, y) in enumerate(((-0.29, -0.02), (-0.272, -0.043), (-0.3, -0.052), (-0.31, 0.012), (0.11, -0.08), (0.13, -0.09))):
        table.put((olive if at % 3 else black_olive)(at), x, y, at * 60)
    table.put(branch(6), -0.4, 0.095, -22)
    away = light.sun(38, 50, 5.4)
    for seed, at, turn in ((11, (-0.3, 0.03), 8), (12, (-0.14, 0.11), -22), (13, (0.02, 0.0), 14), (14, (0.14, 0.1), -34), (15, (-0.24, -0.11), 26), (16, (0.2, -0.1), 6)):
        light.in_its_way(away, branch(seed, 0.3, 8, 0.075, 0.018), at, 0.34, turn)
    light.surroundings((0.74, 0.86, 1), 0.3)
    camera.look((0.0, 0.0, 0.014), 1.42, 46, aperture=5.6)
