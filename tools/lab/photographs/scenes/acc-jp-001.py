"""A ham stand of oak and steel with its slim slicing knife."""
import camera
import light
import settings
from forms.tools import ham_stand, knife
from materials.surfaces import oak, walnut
from materials.vessels import steel


def build(table):
    settings.cloth(table)
    ham_stand(table, oak(), steel())
    table.put(knife(steel(0.15), walnut()), 0.05, -0.105, 6)
    light.window(1.4)
    camera.look((0.0, 0.02, 0.09), 1.15, 26, 38, near=(0.0, -0.02, 0.075))
