"""Two jars in a small ivory box lined with green tissue: country pâté and rillettes, an olive branch of cornichons beside them."""
import camera
import light
import settings
from forms.jars import jar
from materials.spreads import pate, rillettes
from materials.surfaces import paper
from materials.vessels import glass
from props.small import cornichon, cornichon_skin
import arrangements


def build(table):
    settings.gift_box(table, 0.22, 0.17)
    label = paper("#f6efdc")
    jar(table, glass(), pate("#b4836c", "#7f5040", "#ead4bf", 170), label, -0.046, 0.006, 0.039, 0.072)
    jar(table, glass(), rillettes(), label, 0.046, -0.004, 0.039, 0.072)
    green = cornichon_skin()
    arrangements.scatter(table, lambda at: cornichon(at, green), 4, 5, (-0.03, 0.06), (-0.155, -0.125))
    light.window(1.6)
    camera.look((-0.012, 0.03, 0.03), 0.81, 38)


def wrapped(table):
    settings.wrapped_box(table, 0.22, 0.17, "#1e4a37")
    light.window(1.8)
    camera.look((0.01, 0.06, 0.06), 0.81, 36)
