"""Salami and dry sausage: a bloomed log, a smoked one, a paprika-red horseshoe, and slices of each."""
import arrangements
import camera
import light
import settings
from forms.slices import disc
from forms.tubes import horseshoe, log
from materials.casings import bloomed, wrinkled
from materials.salami import salami


def build(table):
    settings.oak_board(table, 0.62, 0.26)
    country = salami(coarse=190, share=0.4)
    smoked = salami("#9a3524", "#742018", "#efcda6", 85, 0.34)
    table.put(log(5, bloomed(), country, 0.17, 0.027), -0.24, 0.06, -10)
    table.put(log(23, wrinkled("#6f2f1c", "#381510"), smoked, 0.13, 0.03), 0.2, 0.075, 168)
    table.put(horseshoe(4, wrinkled("#a8341c", "#5f150e", 0.3), 0.0155, 0.046), 0.17, -0.075, 8)
    arrangements.fan(table, lambda at: disc(at, country, 0.027, 1.06), 8, -0.2, -0.045, 0.025, 0.008)
    arrangements.fan(table, lambda at: disc(at + 23, smoked, 0.029, 1.05), 4, -0.01, 0.03, 0.026, 0.0)
    light.window(1.5)
    camera.look((0.0, 0.004, 0.016), 1.05, 36, aperture=4)
