"""
Trees that branch: a trunk, limbs, branches and sprays (a twig with its leaves on it), each growing from the one before.
Each kind of tree is generated once and placed many times, rotated and scaled.
"""
import math
from dataclasses import dataclass, field

import bpy
import numpy as np

import materials
import mesh

GOLDEN = math.radians(137.5)


@dataclass
class Level:
    """How the limbs of one order grow from their parents."""
    count: float
    first: float
    down_deg: float
    length: float
    lift: float
    bend: float = 0.10
    down_jitter_deg: float = 12
    taper: float = 0.35


@dataclass
class Spray:
    """A twig with leaves on both sides, in metres."""
    length: float = 0.42
    leaves: int = 16
    leaf_length: float = 0.085
    leaf_width: float = 0.036
    side_twigs: int = 3
    droop: float = 0.35
    open_deg: float = 52


@dataclass
class Species:
    height: float
    trunk: float
    radius: float
    levels: list
    spray: Spray
    sprays_per_metre: float
    colours: list
    bark: str
    lean: float = 0.05
    # Length of limbs along their parent, from foot to tip.
    outline: tuple = (0.55, 1.0, 0.35)
    second: Spray = None
    second_share: float = 0.0
    second_colours: list = field(default_factory=list)
    translucency: float = 0.42
    up: float = 0.2


MANGO_GREEN = ['#33461f', '#42562a', '#546a35', '#6b7f47', '#7f8f58']
SILVER_GREEN = ['#54653c', '#667848', '#7a8a58', '#949d74']
BRIGHT_GREEN = ['#566a34', '#6c8242', '#84965a', '#9ca66a']
LILAC = ['#6c5d97', '#8575ae', '#9a8bc0', '#b4a8d2', '#c7bddd']

SPECIES = {
    # Mango or avocado: a short trunk under a dense dark dome.
    'mango': Species(7.0, 1.7, 0.21, [Level(11, 0.45, 66, 0.56, 0.06, 0.12), Level(12, 0.18, 52, 0.46, 0.04, 0.16), Level(9, 0.12, 50, 0.42, 0.02, 0.2)],
                     Spray(0.36, 20, 0.13, 0.038, 2, 0.75, 60), 9.5, MANGO_GREEN, '#4f4438', outline=(0.95, 1.0, 0.6)),
    # A lighter broad-leaved tree, open enough to show its limbs.
    'broadleaf': Species(8.2, 2.4, 0.19, [Level(11, 0.40, 58, 0.56, 0.05, 0.13), Level(11, 0.2, 50, 0.48, 0.05, 0.17), Level(9, 0.12, 48, 0.44, 0.03, 0.2)],
                         Spray(0.42, 22, 0.095, 0.046, 3, 0.45, 52), 8.5, BRIGHT_GREEN, '#5d5145', outline=(0.95, 1.0, 0.45)),
    # Grevillea: the straight tree of farm boundaries, grey-green and feathery.
    'grevillea': Species(10.5, 9.6, 0.17, [Level(46, 0.20, 58, 0.24, 0.08, 0.10), Level(12, 0.12, 48, 0.42, 0.04, 0.15)],
                         Spray(0.46, 34, 0.105, 0.022, 4, 0.5, 46), 17.0, SILVER_GREEN, '#5a5048', lean=0.03, outline=(0.95, 0.85, 0.25)),
    # Jacaranda in flower: few leaves, lilac heads at the ends of a wide fan.
    'jacaranda': Species(7.4, 1.9, 0.20, [Level(9, 0.5, 52, 0.62, 0.05, 0.14), Level(11, 0.25, 46, 0.46, 0.05, 0.19), Level(9, 0.2, 46, 0.42, 0.05, 0.22)],
                         Spray(0.28, 34, 0.055, 0.042, 4, 0.25, 58), 8.0, LILAC, '#463c33', outline=(0.95, 1.0, 0.7),
                         second=Spray(0.45, 30, 0.070, 0.018, 2, 0.5, 55), second_share=0.24, second_colours=BRIGHT_GREEN),
    # Umbrella thorn: a flat roof on bare forks.
    'acacia': Species(7.0, 2.6, 0.17, [Level(7, 0.7, 58, 0.80, 0.01, 0.12), Level(10, 0.45, 58, 0.44, -0.06, 0.16), Level(8, 0.3, 58, 0.4, -0.05, 0.18)],
                      Spray(0.30, 26, 0.050, 0.018, 4, 0.0, 60), 10.0, ['#39451c', '#4d5a26', '#68702f', '#7d7f3c'], '#54463a', outline=(1.0, 1.0, 1.0), up=0.0),
}


def curve(rng, foot, way, length, radius, tip_radius, bend, lift, pieces):
    """An irregular limb: points, and radius and direction at each."""
    points, ways = [np.array(foot, float)], [np.array(way, float)]
    p, d = points[0], ways[0]
    for _ in range(pieces):
        d = d + rng.normal(0, bend, 3) * (1.2 / pieces ** 0.5) + np.array([0, 0, lift])
        d = d / np.linalg.norm(d)
        p = p + d * length / pieces
        points.append(p)
        ways.append(d)
    return np.array(points), np.linspace(radius, tip_radius, pieces + 1), np.array(ways)


def along(points, ways, radii, share):
    at = share * (len(points) - 1)
    i = min(int(at), len(points) - 2)
    f = at - i
    return points[i] * (1 - f) + points[i + 1] * f, ways[i + 1], radii[i] * (1 - f) + radii[i + 1] * f


def sideways(rng, way, turn, down):
    """A direction at the angle `down` to `way`, rotated about it."""
    helper = np.array([1.0, 0, 0]) if abs(way[2]) > 0.9 else np.array([0, 0, 1.0])
    a = np.cross(way, helper)
    a /= np.linalg.norm(a)
    b = np.cross(way, a)
    out = (a * math.cos(turn) + b * math.sin(turn)) * math.sin(down) + way * math.cos(down)
    return out / np.linalg.norm(out)


def skeleton(rng, kind):
    """Limbs for the bark; feet and directions of the sprays."""
    limbs, feet, ways_out = [], [], []
    lean = (rng.normal(0, kind.lean), rng.normal(0, kind.lean), 1.0)
    way = np.array(lean) / np.linalg.norm(lean)
    crown = kind.height - kind.trunk
    trunk = curve(rng, (0, 0, -0.15), way, kind.trunk if kind.trunk > kind.height * 0.6 else kind.trunk + crown * 0.45, kind.radius, kind.radius * 0.3, 0.07, 0.015, 12)
    trunk[1][0] *= 1.35
    limbs.append(trunk[:2])
    parents = [(trunk, kind.height)]
    for order, level in enumerate(kind.levels):
        fresh = []
        for (points, radii, ways), reach in parents:
            number = int(level.count * rng.uniform(0.85, 1.15) + 0.5)
            turn = rng.uniform(0, 6.28)
            low, mid, high = kind.outline if order == 0 else (0.9, 1.0, 0.5)
            for k in range(number):
                share = level.first + (1 - level.first) * (k + rng.uniform(0.2, 0.8)) / number
                p, d, r = along(points, ways, radii, share)
                t = (share - level.first) / (1 - level.first)
                long = np.interp(t, (0, 0.5, 1), (low, mid, high)) * level.length * reach * rng.uniform(0.8, 1.15)
                down = math.radians(level.down_deg * (1 - 0.35 * t) + rng.normal(0, level.down_jitter_deg))
                out = sideways(rng, d, turn + k * GOLDEN, down)
                limb = curve(rng, p, out, long, min(r * 0.7, 0.018 * long + 0.006), 0.004, level.bend, level.lift, 7)
                limbs.append(limb[:2])
                fresh.append((limb, long))
            # The parent's tip continues as a twig of this order.
        parents = fresh
    for (points, radii, ways), reach in parents:
        number = max(3, int(reach * kind.sprays_per_metre * rng.uniform(0.85, 1.15)))
        turn = rng.uniform(0, 6.28)
        for k in range(number):
            share = 0.12 + 0.88 * (k + rng.uniform(0, 1)) / number
            p, d, _ = along(points, ways, radii, min(share, 0.999))
            out = sideways(rng, d, turn + k * GOLDEN, math.radians(rng.normal(48, 14)))
            out = out + np.array([0, 0, kind.up])
            feet.append(p)
            ways_out.append(out / np.linalg.norm(out))
        feet.append(points[-1])
        ways_out.append(ways[-1])
    return limbs, np.array(feet), np.array(ways_out)


# A leaf folded along its midrib: its four points are the foot, left, tip and right.
LEAF = np.array([(0, 0, 0), (0.45, 0.5, 0.08), (1.0, 0, -0.10), (0.45, -0.5, 0.08)])
LEAF_FACES = np.array([(0, 2, 1), (0, 3, 2)])


def frames(way, rng, roll=0.35):
    """Right-handed frames with x along `way` and z close to upwards, slightly rolled."""
    way = way / (np.linalg.norm(way, axis=1)[:, None] + 1e-9)
    up = np.array([0, 0, 1.0]) + rng.normal(0, roll, way.shape)
    side = np.cross(up, way)
    side /= np.linalg.norm(side, axis=1)[:, None] + 1e-9
    return np.stack([way, side, np.cross(way, side)], axis=2)


def spray_leaves(rng, spray):
    """Leaves of one spray: four points a leaf, and the twigs they sit on."""
    twigs = [(np.zeros(3), np.array([1.0, 0, 0]), spray.length)]
    for k in range(spray.side_twigs):
        share = 0.2 + 0.6 * (k + 0.5) / spray.side_twigs
        a = math.radians(40) * (-1) ** k
        twigs.append((np.array([share * spray.length, 0, -0.02 * share]), np.array([math.cos(a), math.sin(a), rng.normal(0.05, 0.15)]), spray.length * 0.55 * (1.1 - share)))
    total = sum(t[2] for t in twigs)
    feet, ways = [], []
    for foot, d, long in twigs:
        d = d / np.linalg.norm(d)
        side = np.cross([0, 0, 1.0], d)
        number = max(3, round(spray.leaves * long / total))
        for k in range(number):
            share = 0.12 + 0.88 * (k + 0.5) / number
            sag = -spray.droop * 0.25 * share ** 2 * long
            a = math.radians(spray.open_deg * rng.uniform(0.7, 1.25)) * (-1) ** k * (1 - 0.6 * (share > 0.93))
            feet.append(foot + d * share * long + np.array([0, 0, sag]))
            ways.append(d * math.cos(a) + side * math.sin(a) + np.array([0, 0, rng.normal(0.05, 0.22) - spray.droop * rng.uniform(0.3, 1.1)]))
    feet, ways = np.array(feet), np.array(ways)
    turn = frames(ways, rng, 0.45)
    size = rng.uniform(0.7, 1.15, len(feet))[:, None, None]
    shape = LEAF[None] * np.array([spray.leaf_length, spray.leaf_width, spray.leaf_length])
    points = feet[:, None, :] + np.einsum('nij,nkj->nki', turn, shape * size)
    sticks = [(np.array([f, f + d / np.linalg.norm(d) * l]), np.array([0.004, 0.0015])) for f, d, l in twigs]
    return points.reshape(-1, 3), sticks


def clothe(name, rng, spray, feet, ways, material, variants=7):
    """Puts a spray of leaves at every foot, in the direction of its way. Each leaf is separate in the mesh, so that its colour can vary."""
    pieces = [spray_leaves(rng, spray)[0] for _ in range(variants)]
    which = rng.integers(0, variants, len(feet))
    turn = frames(ways, rng, 0.5)
    size = rng.uniform(0.75, 1.2, len(feet))
    points = []
    for i, piece in enumerate(pieces):
        pick = which == i
        points.append((feet[pick][:, None, :] + np.einsum('nij,kj->nki', turn[pick] * size[pick][:, None, None], piece)).reshape(-1, 3))
    points = np.concatenate(points)
    count = len(points) // len(LEAF)
    faces = (np.arange(count)[:, None, None] * len(LEAF) + LEAF_FACES[None]).reshape(-1, 3)
    return mesh.from_arrays(name, points, faces, material)


def tubes(name, limbs, material, sides=6):
    """Bark: each limb is a row of points with its radii."""
    vertices, faces, start = [], [], 0
    angle = np.linspace(0, 2 * math.pi, sides + 1)
    for points, radii in limbs:
        points = np.asarray(points)
        way = np.gradient(points, axis=0)
        way /= np.linalg.norm(way, axis=1)[:, None] + 1e-9
        helper = np.where(np.abs(way[:, 2:3]) > 0.9, [[1.0, 0, 0]], [[0, 0, 1.0]])
        a = np.cross(way, helper)
        a /= np.linalg.norm(a, axis=1)[:, None] + 1e-9
        b = np.cross(way, a)
        ring = points[:, None, :] + (a[:, None, :] * np.cos(angle)[None, :, None] + b[:, None, :] * np.sin(angle)[None, :, None]) \
            * np.asarray(radii)[:, None, None]
        vertices.append(ring.reshape(-1, 3))
        faces.append(mesh.grid_faces(len(points), sides + 1, start=start))
        start += len(points) * (sides + 1)
    return mesh.from_arrays(name, np.concatenate(vertices), np.concatenate(faces), material, smooth=True)


class Tree:
    """A tree of one species; `stand` places a copy of it."""

    def __init__(self, kind, seed):
        rng = np.random.default_rng(seed)
        species = SPECIES[kind]
        limbs, feet, ways = skeleton(rng, species)
        self.meshes = []
        stems = [l for l in limbs if l[1][0] > 0.012]
        fine = [(p[::2], r[::2]) for p, r in limbs if l_is_fine(r)]
        self.keep(tubes('bark', stems, materials.bark(species.bark), 8))
        if fine:
            self.keep(tubes('twigs', fine, materials.bark(species.bark), 4))
        second = rng.uniform(0, 1, len(feet)) < species.second_share
        leaf = materials.leaf(kind, species.colours, species.translucency)
        self.keep(clothe(kind, rng, species.spray, feet[~second], ways[~second], leaf))
        if second.any():
            self.keep(clothe(kind + ' leaves', rng, species.second, feet[second], ways[second], materials.leaf(kind + ' second', species.second_colours, 0.42)))

    def keep(self, obj):
        self.meshes.append(obj.data)
        bpy.data.objects.remove(obj)

    def stand(self, place, turn=0.0, scale=1.0, upright=1.0):
        for data in self.meshes:
            obj = mesh.link(bpy.data.objects.new(data.name, data))
            obj.location = place
            obj.rotation_euler = (0, 0, turn)
            obj.scale = (scale, scale, scale * upright)
        return self


def l_is_fine(radii):
    return radii[0] <= 0.012


def close_view(kinds):
    """A line of trees 40 to 50 metres behind a house. Without it what is seen between nearer trees looks like a flat strip."""
    for k in range(21):
        kinds[k % len(kinds)].stand((-40 + 6 * k, 40 + 5 * (7 * k % 3), -0.1), 1.7 * k, 1.15 + 0.12 * (5 * k % 4))
