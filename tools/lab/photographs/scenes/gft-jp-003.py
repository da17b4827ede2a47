"""Foie gras in its jar, rillettes and a salami from Auvergne, in a large ivory box lined with dark green tissue; walnuts."""
import camera
import light
import settings
from forms.jars import jar
from forms.tubes import log
from materials.casings import bloomed
from materials.salami import salami
from materials.spreads import foie_gras, rillettes
from materials.surfaces import paper
from materials.vessels import glass
from props.small import walnut
import arrangements


def build(table):
    settings.gift_box(table, 0.3, 0.21, "#143226", ("#7c7264", "#6a6154"))
    label = paper("#f6efdc")
    table.put(log(8, bloomed("#6e4236"), salami(coarse=190, share=0.4), 0.19, 0.028), -0.1, -0.064, -6)
    jar(table, glass(), foie_gras(), label, -0.062, 0.034, 0.042, 0.06)
    jar(table, glass(), rillettes(), label, 0.052, 0.02, 0.037, 0.07)
    arrangements.scatter(table, walnut, 4, 3, (-0.08, 0.1), (-0.175, -0.14))
    light.window(1.8)
    camera.look((-0.012, 0.025, 0.028), 0.93, 40)


def wrapped(table):
    settings.wrapped_box(table, 0.3, 0.21, "#143226", ("#7c7264", "#6a6154"))
    light.window(1.8)
    camera.look((0.01, 0.06, 0.06), 1.11, 36)
