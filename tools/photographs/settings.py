"""Grounds that several pictures share: the table, and on it a board or a plate."""
from forms.tableware import plate, slab, tabletop
from materials import surfaces
from materials.vessels import porcelain, stoneware


def oak_board(table, length=0.36, width=0.22):
    table.put(tabletop(surfaces.linen()))
    table.put(slab(surfaces.oak(), length, width))


def olive_board(table, length=0.36, width=0.22):
    table.put(tabletop(surfaces.plaster("#cfc4b4")))
    table.put(slab(surfaces.olive_wood(), length, width))


def dark_board(table, length=0.36, width=0.22):
    table.put(tabletop(surfaces.plaster("#8d8880")))
    table.put(slab(surfaces.walnut(), length, width))


def slate_slab(table, length=0.32, width=0.22):
    table.put(tabletop(surfaces.walnut()))
    table.put(slab(surfaces.slate(), length, width, 0.007, 0.001))


def marble_slab(table, length=0.34, width=0.24):
    table.put(tabletop(surfaces.plaster("#b9bdb8")))
    table.put(slab(surfaces.marble(), length, width, 0.014, 0.002))


def kraft_paper(table):
    table.put(tabletop(surfaces.paper("#bb9878")))


def cloth(table, light="#b9c1c4", dark="#a5afb3"):
    table.put(tabletop(surfaces.linen(light, dark)))


def terracotta_plate(table, radius=0.13):
    table.put(tabletop(surfaces.plaster("#c9bda8")))
    table.put(plate(stoneware("#a85a3a"), radius))


def white_plate(table, radius=0.13):
    table.put(tabletop(surfaces.linen("#c9c2b4", "#b7b0a2")))
    table.put(plate(porcelain(), radius))


def dark_plate(table, radius=0.13):
    table.put(tabletop(surfaces.oak()))
    table.put(plate(stoneware(), radius))
