"""Jars and tins, open, with what they hold."""
from forms.mesh import lathe


def jar(table, glass, filling, paper=None, x=0.0, y=0.0, radius=0.037, height=0.07, full=0.9):
    """A preserving jar filled to the share `full` of its height; `paper` is a band around it."""
    wall, foot = 0.0022, 0.004
    outer = [(0, 0), (radius - 0.004, 0), (radius - 0.001, 0.001), (radius, 0.004), (radius, height - 0.012)]
    neck = [(radius - 0.003, height - 0.007), (radius - 0.003, height - 0.003), (radius - 0.0015, height), (radius - 0.0045, height - 0.001)]
    inner = [(radius - 0.0055, height - 0.005), (radius - wall, height - 0.013), (radius - wall, foot + 0.003), (radius - 0.005, foot), (0, foot)]
    body = lathe("jar", outer + neck + inner, glass)
    room = radius - wall - 0.0006
    top = foot + (height - foot) * full
    above = [(0, top + 0.0012), (room * 0.5, top + 0.001), (room * 0.9, top), (room, top - 0.0015)]
    below = [(room, foot + 0.004), (room - 0.003, foot + 0.0006), (0, foot + 0.0006)]
    table.put(lathe("filling", above + below, filling), x, y)
    ground = table.trees.pop()
    item = table.put(body, x, y)
    table.trees.append(ground)
    if paper:
        band = [(radius + 0.0002, height * 0.2), (radius + 0.0003, height * 0.21), (radius + 0.0003, height * 0.66), (radius + 0.0002, height * 0.67)]
        label = lathe("label", band, paper)
        table.link(label, x, y, 0, (0, 0))
        label.location.z = item.location.z
    return item


def tin(table, metal, filling, x=0.0, y=0.0, radius=0.042, height=0.036):
    """A low round tin without its lid."""
    outside = [(0, 0), (radius - 0.001, 0), (radius, 0.001), (radius, height)]
    inside = [(radius - 0.001, height + 0.0006), (radius - 0.0016, height), (radius - 0.0012, 0.002), (0, 0.002)]
    table.put(lathe("tin", outside + inside, metal), x, y)
    room, top = radius - 0.002, height - 0.004
    table.put(lathe("filling", [(0, top), (room * 0.6, top + 0.0008), (room, top - 0.001), (room, 0.003), (0, 0.003)], filling), x, y)
