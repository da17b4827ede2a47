"""Leverpostej: smooth liver paste in its tin, on dark rye."""
import camera
import light
import settings
from forms.heaps import heap
from forms.jars import tin
from forms.pucks import puck
from materials.bread import crumb, crust
from materials.spreads import pate
from materials.vessels import steel


def build(table):
    settings.oak_board(table)
    paste = pate("#b98c70", "#a1745a", "#d9b698", 420, 0.45, 0.25)
    tin(table, steel(), paste, -0.045, 0.03)
    table.put(puck(3, crust("#4a2e1c", "#2e1a10"), crumb("#7a5234", "#593820"), 0.034, 0.011, 1.3, 0.15, 0.05), 0.045, -0.02, 14)
    table.put(heap(7, paste, 0.027, 0.008, 1.3, 0.35), 0.045, -0.02, 14, sink=0.0012)
    light.window()
    camera.look((0.003, 0, 0.024), 0.45, 36, near=(0.03, -0.012, 0.018))
