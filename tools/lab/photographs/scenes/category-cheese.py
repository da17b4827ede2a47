"""Cheese: wedges of Comté, Manchego, Mimolette and Parmesan on slate, with walnuts and almonds."""
import arrangements
import camera
import light
import settings
from forms.blocks import wedge
from materials.cheese import esparto, paste, rind
from props.small import almond, walnut


def build(table):
    settings.slate_slab(table, 0.66, 0.28)
    table.put(wedge(paste("#ecd3a6", "#dfbd8a", 0.25, 0.15, 0.5), rind("#9a7250", "#6b4c33"), 0.13, 0.05, 28), -0.15, -0.05, 26)
    table.put(wedge(paste("#f0e1c2", "#e5d0a8", 0.3, 0.0, 0.9), esparto(), 0.105, 0.056, 44), -0.03, -0.03, -10)
    table.put(wedge(paste("#d9772c", "#c05f1c", 0.6, 0.4), rind("#a89478", "#6f5c44", 260), 0.09, 0.06, 56, 0.0008), 0.09, -0.03, 14)
    table.put(wedge(paste("#efdcba", "#dfc298", 1.0, 0.8, break_size=90), rind("#bd9360", "#946a3c"), 0.11, 0.058, 34, 0.0025), 0.17, -0.055, -24)
    for at, (x, y) in enumerate(((-0.1, -0.075), (-0.068, -0.085), (0.13, -0.085))):
        table.put(walnut(at), x, y, at * 80)
    arrangements.scatter(table, almond, 6, 12, (0.0, 0.07), (-0.09, -0.06))
    light.window(1.5)
    camera.look((0.0, -0.01, 0.022), 1.14, 34, aperture=4)
