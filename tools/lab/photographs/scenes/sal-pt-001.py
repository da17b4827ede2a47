"""Paio de Beja: a thick smoked loin sausage, paprika in the cut, with black olives."""
import arrangements
import camera
import light
import settings
from forms.slices import disc
from forms.tubes import log
from materials.casings import wrinkled
from materials.salami import salami
from props.small import black_olive


def build(table):
    settings.olive_board(table)
    cut = salami("#9a3524", "#742018", "#efcda6", 85, 0.34)
    table.put(log(23, wrinkled("#6f2f1c", "#381510"), cut, 0.14, 0.03), -0.12, 0.05, -12)
    arrangements.fan(table, lambda at: disc(at + 23, cut, 0.029, 1.05), 7)
    arrangements.scatter(table, black_olive, 5, 3, (0.06, 0.12), (0.02, 0.05))
    light.window()
    camera.look((-0.005, 0.006, 0.022), 0.52, 35)
