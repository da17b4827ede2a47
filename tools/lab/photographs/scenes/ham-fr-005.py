"""Half a leg of mountain ham without its bone, cut across so that the rose meat shows, with its stand and slim knife on oak."""
import camera
import light
import settings
from forms.tools import ham_stand, knife
from forms.tubes import log
from materials.casings import wrinkled
from materials.culatello import culatello
from materials.surfaces import oak, walnut
from materials.vessels import steel


def build(table):
    settings.cloth(table)
    ham_stand(table, oak(), steel())
    table.put(log(11, wrinkled("#b07a44", "#6e4422", 0.22), culatello("#b9544e", "#933d3e", "#f6e6d6"), 0.24, 0.07, 0.08, 0.8), -0.16, -0.15, -22)
    table.put(knife(steel(0.15), walnut()), 0.17, -0.36, 8)
    light.window(1.6)
    camera.look((-0.02, -0.12, 0.05), 1.3, 32, 8, near=(0.04, -0.22, 0.06))
