"""A whole leg of mountain ham with its bone and hoof, its rind still on, on a cloth with its stand and slim knife."""
import camera
import light
import settings
from forms.leg import leg
from forms.tools import ham_stand, knife
from materials.leg import leg_skin
from materials.surfaces import oak, walnut
from materials.vessels import steel


def build(table):
    settings.cloth(table, "#a9a296", "#979084")
    table.put(leg(5, leg_skin("#b4504a", "#843236", "#f0dcbc", "#b47c44", "#6a4020")), -0.02, -0.24, -12, (-40, 0))
    ham_stand(table, oak(), steel())
    table.put(knife(steel(0.15), walnut()), 0.12, -0.44, 8)
    light.window(2.0)
    camera.look((-0.02, -0.16, 0.05), 1.8, 34, 6, near=(0.12, -0.24, 0.07))
