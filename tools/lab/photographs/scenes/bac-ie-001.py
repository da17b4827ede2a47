"""Back bacon: rashers with a wide round eye of loin, a thin tail and a rim of fat."""
import camera
import light
import settings
from forms.rashers import rasher
from materials.bacon import loin


def build(table):
    settings.kraft_paper(table)
    meat = loin()
    for at in range(6):
        table.lay(rasher(at + 3, meat), -0.055 + at * 0.014, 0.055 - at * 0.026, 16 + at * 2, 30)
    light.window()
    camera.look((0.0, -0.004, 0.008), 0.57, 46)
