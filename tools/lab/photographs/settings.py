"""Grounds that several pictures share: the table, and on it a board or a plate."""
import camera
import light
from forms.crumpled import crumpled
from forms.gifts import bow, carrier_bag, mizuhiki, tied, tray
from forms.ruler import ruler
from forms.tableware import plate, slab, tabletop
from materials import surfaces
from materials.gifts import gold_cord, ink, laid_paper, paper_cord, tissue
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


def gift_box(table, length=0.27, width=0.2, lining="#1e4a37", cloth=("#b9b2a2", "#a59d8d")):
    """An open ivory box in the middle, lined with tissue, its lid behind it tied with gold cord."""
    table.put(tabletop(surfaces.linen(*cloth)))
    ivory, gold, lid = laid_paper(), gold_cord(), (length * 0.62, width * 0.62, 0.046)
    table.put(tray(ivory, tissue(lining), (length, width, 0.05)), 0, 0, -8)
    table.put(crumpled(4, tissue(lining), length - 0.015, width - 0.015, 0.026), 0, 0, -8)
    x, y, turn = -length * 0.3, width * 0.98, 14
    table.put(tray(ivory, ivory, lid), x, y, turn, (180, 0))
    tied(table, gold, lid, x, y, turn)
    bow(table, gold, x, y, turn - 6, 0.036)


def wrapped_box(table, length=0.27, width=0.2, colour="#1e4a37", cloth=("#b9b2a2", "#a59d8d")):
    """The same box closed and wrapped in `colour`, a paper with a bow of red and white laid over it, the carrier bag behind."""
    table.put(tabletop(surfaces.linen(*cloth)))
    ivory, white = laid_paper(), laid_paper("#fbfaf6")
    wrapping = laid_paper(colour)
    table.put(tray(wrapping, wrapping, (length, width, 0.056)), 0, 0, -8, (180, 0))
    table.put(slab(white, length * 0.7, width - 0.003, 0.0012, 0.0002), 0, 0, -8)
    mizuhiki(table, paper_cord("#f7f4ec"), paper_cord("#b3262e"), length * 0.69, -8)
    carrier_bag(table, ivory, gold_cord(), length * 0.2, width * 0.98, -14, (length * 0.66, length * 0.3, length * 0.62))


def measured(table, ground=None, near=0.0, distance=0.5):
    """A calm ground with a ruler lying at the front, seen from above, for a slice or a cut; `near` moves what is looked at towards the camera."""
    table.put(tabletop(ground or surfaces.paper("#d6c7ae")))
    ruler(table, surfaces.wood("#b08a5c", "#c8a678", "#d9bd92", 1.6, 0.3), ink(), 15, 0.0, -0.075, -1.5)
    light.window(1.05)
    camera.look((0, -0.012 - near, 0.004), distance, 56, 2)
