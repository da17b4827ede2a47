"""Sto: the steel worktop of a stockroom: bloomed salami, blocks of bacon and smoked salami, all cut, side by side and in rank."""
import camera
import light
from forms.blocks import block
from forms.tableware import tabletop
from forms.tubes import log
from materials.bacon import belly
from materials.casings import bloomed, smoked_rind, wrinkled
from materials.grounds import brushed_steel
from materials.salami import salami



def build(table):
    table.put(tabletop(brushed_steel()))
    country, smoked = salami(coarse=190, share=0.4), salami("#9a3524", "#742018", "#efcda6", 85, 0.34)
    for at in range(5):
        table.put(log(5 + at, bloomed(), country, 0.2, 0.028), -0.425 + at * 0.07, 0.13, -82)
    skin = smoked_rind()
    for at in range(3):
        table.put(block(4 + at, (0.085, 0.18, 0.05), belly(), skin), -0.03 + at * 0.099, 0.03, 4 - at)
    dark = wrinkled("#6f2f1c", "#381510")
    for at in range(3):
        table.put(log(23 + at, dark, smoked, 0.2, 0.034), 0.262 + at * 0.074, 0.13, -84)
    light.area((-0.9, 0.5, 0.7), 0.6, 44, (0.95, 0.98, 1))
    light.area((0.9, 0.2, 0.8), 0.9, 10, (0.86, 0.93, 1))
    light.surroundings((0.86, 0.93, 1), 0.4)
    camera.look((0.0, 0.035, 0.02), 2.0, 36, aperture=8)
