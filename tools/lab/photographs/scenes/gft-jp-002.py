"""A bloomed salami, two jars and a jar of mustard, packed in an ivory box lined with green tissue."""
import camera
import light
import settings
from forms.jars import jar
from forms.tubes import log
from materials.casings import bloomed
from materials.salami import salami
from materials.spreads import mustard, pate, rillettes
from materials.surfaces import paper
from materials.vessels import glass


def build(table):
    settings.gift_box(table, 0.3, 0.21)
    label = paper("#f6efdc")
    table.put(log(5, bloomed(), salami(coarse=190, share=0.4), 0.19, 0.027), -0.1, -0.066, -6)
    jar(table, glass(), pate("#b4836c", "#7f5040", "#ead4bf", 170), label, -0.09, 0.036, 0.036, 0.068)
    jar(table, glass(), rillettes(), label, 0.0, 0.026, 0.036, 0.068)
    jar(table, glass(), mustard(), label, 0.088, 0.016, 0.034, 0.064)
    light.window(1.7)
    camera.look((-0.012, 0.03, 0.028), 0.93, 40)


def wrapped(table):
    settings.wrapped_box(table, 0.3, 0.21, "#1e4a37")
    light.window(1.8)
    camera.look((0.01, 0.06, 0.06), 1.11, 36)
