"""Speck Alto Adige: long slices, lean below, fat above, the rim dark with smoke and spice."""
import arrangements
import camera
import light
import settings
from forms.slices import petal
from materials.dry_ham import dry_ham
from props.small import ball, juniper


def build(table):
    settings.cloth(table)
    ham = dry_ham("#ac4242", "#7f282c", "#f4e6d6", "#e9d6bf", marbling=0.3, rim=0.22, smoked=True)
    arrangements.fan(table, lambda at: petal(at + 121, ham, 0.14, 0.056, 0.0013, 0.005), 7, -0.072, 0.012, 0.024, 0.008, 2, 68)
    berry = juniper()
    arrangements.scatter(table, lambda at: ball(at, berry, 0.0038), 6, 8, (-0.06, 0.09), (-0.095, -0.08))
    light.window()
    camera.look((-0.008, -0.012, 0.008), 0.53, 46)
