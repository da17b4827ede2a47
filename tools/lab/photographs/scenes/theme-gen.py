"""Gen: washi and nothing on it but one black dish with a few folds of ham, and vermilion chopsticks; the light low from the left."""
import camera
import light
from forms.folds import folds
from forms.tableware import plate, tabletop
from forms.tools import chopstick
from materials.dry_ham import dry_ham
from materials.gifts import lacquer
from materials.grounds import washi
from materials.vessels import stoneware


def build(table):
    table.put(tabletop(washi("#f7f4ec", "#ece8dd")))
    table.put(plate(stoneware("#24221f"), 0.088), -0.02, 0.0)
    ham = dry_ham("#a53d3e", "#7f262b", "#f2e2cc", "#e6cfae", marbling=0.5, rim=0.16)
    for seed, x, y, turn in ((8, -0.035, 0.014, 18), (14, 0.0, -0.012, -12)):
        table.drop(folds(seed, ham, 0.09, 0.075, 3, 0.034, 0.8), x, y, turn)
    red = lacquer("#b3261c")
    for at in range(2):
        table.put(chopstick(red), 0.02 + 0.008 * at, -0.116 - 0.011 * at, 6 - at)
    light.area((-0.8, 0.35, 0.34), 0.16, 26, (1, 0.95, 0.87))
    light.surroundings((0.95, 0.97, 1), 0.34)
    camera.look((0.03, -0.005, 0.0), 1.75, 46, aperture=8)
