"""
Roofs of any house, laid with one product: faces of sheets, caps on ridges and hips, gutters in valleys, flashings at verges.
A face is a plane with its own frame: x along the eave, y up the slope.
"""
import copy
import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix, Vector

import kernel
import materials
import mesh
import products
import sheets

# The longest bare sheet; a longer slope has two rows of them.
MAX_SHEET_LENGTH = 3.6
# The lap of two rows of sheets up a slope, and how far below its upper end it is screwed down, in metres.
END_LAP, LAP_SCREWS = 0.15, 0.10


@dataclass
class Face:
    name: str
    origin: tuple
    along: tuple
    up: tuple
    width: float
    # Distance up the slope where sheets begin and end, for a distance along the eave.
    high: callable
    low: callable = None
    screwed: bool = True

    @property
    def matrix(self):
        return mesh.face_matrix(self.origin, self.along, self.up)


def frame(start, along, side, up):
    return Matrix(((along.x, side.x, up.x, start.x), (along.y, side.y, up.y, start.y), (along.z, side.z, up.z, start.z), (0, 0, 0, 1)))


def trimmed(profile, width):
    """The same profile cut along its length."""
    cut = copy.copy(profile)
    keep = profile.section[profile.section[:, 0] < width - 1e-4]
    cut.section = np.concatenate([keep, [[width, float(profile.height(width))]]])
    return cut


class Roof:
    """Lays one product on faces, with its caps and flashings."""

    def __init__(self, slug, steel=None, seed=0, paint=products.NEUTRAL, flashing=None):
        """
        `paint` is the colour of a painted product and of its screws; pictures of products leave it neutral.
        `flashing` is the material of caps, valleys and verges; unless given, duller paint, or that of sheets that are bare or given.
        """
        product = products.PRODUCTS[slug]
        self.profile = kernel.profiles()[product['profile']]
        self.steel = steel or products.sheet_material(slug, paint=paint)
        self.stepped = self.profile.step_length is not None
        if flashing is None and steel is None and product['painted']:
            # Duller than the sheets: rolls would mirror the sun as glass tubes do, and flat caps as bare metal.
            flashing = materials.painted_steel('caps', paint, roughness=0.56, coat=0.0, specular=0.1, dirt=0.3)
        self.flashing = flashing or self.steel
        self.seed = seed
        if product['painted']:
            head = materials.as_paint(materials.plain('painted screw', paint, 0.4))
            self.screw = sheets.screw_mesh(head, head)
        else:
            # Roofing nails have wider heads than screws; rows of them show on bare roofs.
            self.screw = sheets.screw_mesh(materials.plain('washer', '#33312f', 0.8), materials.plain('zinc screw', '#8d8f8f', 0.5, 1.0), washer=1.5)
        self.bare = not product['painted']
        # Paint of any colour hides its gaps; bare metal, which is bright, does not.
        self.gap = None if product['painted'] else materials.plain('gap at laps', '#606263', 0.9)
        self.foam = materials.as_paint(materials.plain('foam', paint, 0.95)) if product['painted'] else materials.plain('foam', '#6a737a', 0.95)
        self.before = set(bpy.data.objects)

    def parts(self):
        """All objects made since this one was created; masks show those of a painted material white."""
        return [o for o in bpy.data.objects if o not in self.before]

    @property
    def crown(self):
        """How high the crests stand over the face's plane."""
        return self.profile.depth + self.profile.step_height * 0.7

    def lay(self, face, wave=0.0008, first=0.0):
        """Covers a face from its left-hand end, a whole sheet there; `first` draws the first sheet back beyond the verge."""
        length = max(face.high(u) for u in np.linspace(0, face.width, 41))
        if self.stepped:
            length = math.ceil(length / self.profile.step_length) * self.profile.step_length
        x, i = -first, 0
        while x < face.width - 0.02:
            clip = min(self.profile.overall, face.width - x)
            part = self.profile if clip > self.profile.overall - 1e-6 else trimmed(self.profile, clip)
            for k, (low, high, lift) in enumerate(self.rows(face, length)):
                seed = self.seed + 100 * len(face.name) + i + 1000 * k
                sheets.sheet(face.name, part, x, length, self.steel, face.matrix @ Matrix.Translation(Vector((0, 0, lift))), seed=seed, low=low, high=high, wave=wave, near=False, gap=self.gap)
            x, i = x + self.profile.cover, i + 1
        if self.stepped:
            at = [u for u in np.arange(0.02, face.width - 0.02, 0.02) if (face.low(u) if face.low else 0) < 0.01 < face.high(u)]
            # A wing may part the eave in two.
            parts = np.split(np.array(at), np.where(np.diff(at) > 0.05)[0] + 1) if at else []
            for part in parts:
                sheets.eave_comb(self.profile, part[0], part[-1], 0.003, self.foam, face.matrix)
            if face.low:
                self.fill_valley(face)
        if face.screwed:
            self.screws(face, length, first)

    def rows(self, face, length):
        """Where the rows of sheets up a face begin and end, and how high they lie: bare sheets of a long slope are lapped by `END_LAP`."""
        if not self.bare or length < MAX_SHEET_LENGTH:
            return [(face.low, face.high, 0.0)]
        # Its screws go into a purlin.
        screwed = [v for v in self.screw_rows(length) if v <= MAX_SHEET_LENGTH - LAP_SCREWS]
        lap = min(screwed, key=lambda v: abs(v - 0.62 * length)) + LAP_SCREWS
        return [
            (face.low, lambda u: min(face.high(u), lap), 0.0),
            (lambda u: max(face.low(u) if face.low else 0.0, min(lap - END_LAP, face.high(u))), face.high, 0.003),
        ]

    def screw_rows(self, length):
        """How far up a slope its rows of screws are."""
        step = self.profile.step_length
        return [(k + 0.14) * step for k in range(0, int(length / step), 2)] if step else list(np.arange(0.10, length, 0.95))

    def screws(self, face, length, first):
        rows = self.screw_rows(length)
        for v in rows:
            inside = [u for u in np.arange(0, face.width, 0.05) if (face.low(u) if face.low else 0) + 0.08 < v < face.high(u) - 0.12]
            if inside:
                sheets.screws(self.screw, self.profile, inside[0] + first, inside[-1] + first, [(v, v == rows[0])],
                              face.matrix @ Matrix.Translation(Vector((-first, 0, 0))), seed=self.seed + int(v * 100))

    def cap(self, start, end, fall, lift=None, wing=0.17, into_face=False, foot=False, ends=()):
        """
        Folded or half-round caps along a ridge or hip, in lengths of 2 m lapped by 0.1 m; `fall` is how steeply the faces drop from it.
        `into_face` scribes the end to the face that it runs into, `foot` cuts the start along the two eaves of a hip;
        `ends` are the ends, 0 and 1, that a domed cap closes.
        """
        start, end = Vector(start), Vector(end)
        along = (end - start).normalized()
        side = Vector((0, 0, 1)).cross(along).normalized()
        up = along.cross(side)
        # Over the front edges of steps too, which stand higher than the crests between them.
        lift = (self.profile.depth + self.profile.step_height) / math.cos(math.atan(fall)) if lift is None else lift
        # Over tiles the edges are scribed: they reach below the pans, so that no daylight shows under the cap.
        reach = 0.03 + 1.05 * self.crown if self.stepped else 0.004
        # Half a round roll, and where it meets the wings.
        if self.stepped:
            r = 0.07
            roll = [(r * math.cos(t), r * 0.92 * math.sin(t) - r * 0.55 * fall) for t in np.linspace(math.radians(172), math.radians(8), 19)]
            half = r + 0.008
        else:
            roll = [(0.024 * math.cos(t), 0.004 + 0.020 * math.sin(t)) for t in np.linspace(math.radians(160), math.radians(20), 7)]
            half = 0.030
        outline = [(-wing, -wing * fall - reach), (-wing + 0.002, -wing * fall), (-half, -half * fall), *roll,
                   (half, -half * fall), (wing - 0.002, -wing * fall), (wing, -wing * fall - reach)]
        far, x, i = (end - start).length, 0.0, 0
        if not self.stepped:
            # A filler cut to the ribs; without it daylight shows under the cap. Bare metal here would mirror the red earth.
            for w in (0.006 - wing, wing - 0.006):
                z = lift - abs(w) * fall
                cut = abs(w) if foot else 0.0
                mesh.extrude('closure', [(w, z - self.crown - 0.02), (w, z + 0.004)], frame(start + along * cut, along, side, up), far - cut, self.foam, radius=0, thickness=0.0008)
        rng = np.random.default_rng(self.seed + int(far * 1000))
        while x < far:
            long = min(2.0, far - x + 0.04)
            matrix = frame(start + along * x + up * (lift + 0.006 + 0.0022 * (i % 2)), along, side, up) @ Matrix.Rotation(rng.normal(0, 0.003), 4, 'X')
            piece = mesh.extrude('cap', outline, matrix, long, self.flashing, radius=0.009 if self.stepped else 0.005, thickness=0.0008)
            is_foot, is_last = foot and i == 0, x + 1.9 >= far
            if is_foot:
                # The wings are cut along the two eaves, which a hip meets at 45 degrees; the roll begins behind that.
                for vertex in piece.data.vertices:
                    if vertex.co.x < 1e-4:
                        vertex.co.x = max(half, abs(vertex.co.y))
                tip = [(0.0, 0.0, 0.0), (half, -half, -half * fall), (half, 0.0, 0.0), (half, half, -half * fall)]
                mesh.from_arrays('cap tip', tip, [(0, 2, 1), (0, 3, 2)], self.flashing, matrix=matrix)
                self.dome(matrix, half, -0.78 * half, roll, -half * fall)
            for here, at, inwards in ((0 in ends and i == 0, 0.0, 1), (1 in ends and is_last, long, -1)):
                if here:
                    # The wings lie over the caps of the hips that meet here; the roll ends before them.
                    begin = at + inwards * 0.15
                    for vertex in piece.data.vertices:
                        if abs(vertex.co.x - at) < 1e-4 and abs(vertex.co.y) < half - 1e-4:
                            vertex.co.x = begin
                    self.dome(matrix, begin, -0.8 * half * inwards, roll, -half * fall)
                    self.cap_end(matrix, at, begin, wing, half, fall, reach)
            if into_face and is_last:
                # The end runs under the sheets of the face, which begin beyond the two valleys.
                for vertex in piece.data.vertices:
                    if vertex.co.x > long - 1e-4:
                        vertex.co.x += (max(vertex.co.z, -wing * fall) + 1.1 * self.crown) / fall + Wing.GAP
            for u in np.arange(0.28 if is_foot else 0.12, long - 0.02, 0.45):
                for s in (-1, 1):
                    w = s * (wing - 0.045)
                    obj = mesh.link(bpy.data.objects.new('cap screw', self.screw))
                    obj.matrix_world = matrix @ Matrix.Translation(Vector((u, w, -abs(w) * fall + 0.001))) @ Matrix.Rotation(-s * math.atan(fall), 4, 'X')
            x, i = x + 1.9, i + 1

    def dome(self, matrix, at, forward, roll, base):
        """A domed end of a cap's roll, from `at` along the cap, that stands on the height `base`."""
        turns = np.linspace(0, math.pi / 2, 9)
        # Down to the wings on either side, where the roll begins.
        side = roll[0][0] * 1.09
        roll = [(side, base - 0.004), *roll, (-side, base - 0.004)]
        rows = [[(at + forward * math.sin(t), 1.012 * y * math.cos(t), base + (z + 0.001 - base) * math.cos(t)) for y, z in roll] for t in turns]
        mesh.from_arrays('cap dome', np.concatenate(rows), mesh.grid_faces(len(turns), len(roll), flip=forward > 0), self.flashing, smooth=True, matrix=matrix)

    def cap_end(self, matrix, at, begin, wing, half, fall, reach):
        """What lies before the roll of a cap that begins at `begin`: the wings' planes, and an upright plate below them."""
        ridge = [(x, y, -abs(y) * fall) for x in (at, begin) for y in (-half, 0.0, half)]
        mesh.from_arrays('cap end', ridge, [(0, 1, 4, 3), (1, 2, 5, 4)], self.flashing, matrix=matrix)
        plate = [(at, y, z) for y in (-wing, 0.0, wing) for z in (-abs(y) * fall - 0.001, -abs(y) * fall - reach - 0.02)]
        mesh.from_arrays('cap end', plate, [(0, 1, 3, 2), (2, 3, 5, 4)], self.flashing, matrix=matrix)

    def hip(self, foot, top, rise):
        """The caps of a hip, and the closure under its foot."""
        self.cap(foot, top, rise / math.sqrt(2), foot=True)
        self.corner(foot, (math.copysign(1, top[0] - foot[0]), 0), (0, math.copysign(1, top[1] - foot[1])))

    def corner(self, at, one, other, reach=0.235):
        """Filler between the two eaves and the cap of a hip, as long as the cap's wings; `one` and `other` point along the two eaves."""
        at, one, other = Vector(at), Vector((*one, 0)), Vector((*other, 0))
        # Just before the edges of the sheets and no lower than they are, so that it does not stand out as a block.
        out = (one + other) * -0.005
        low, high = -0.004, self.crown + 0.005
        foot = [at + out + way + Vector((0, 0, z)) for way in (one * reach, one * 0, other * reach) for z in (low, high)]
        mesh.from_arrays('corner', [tuple(p) for p in foot], [(0, 2, 3, 1), (2, 4, 5, 3)], self.foam)

    def fill_valley(self, face):
        """Filler under the edges of tiles that are cut along a valley."""
        at = [u for u in np.arange(0.01, face.width - 0.01, 0.006) if 0.02 < face.low(u) < face.high(u) - 0.01]
        parts = np.split(np.array(at), np.where(np.diff(at) > 0.02)[0] + 1) if at else []
        for part in parts:
            line = [(u, face.low(u) + 0.004) for u in part]
            low = [(u, v, -0.03) for u, v in line]
            high = [(u, v, sheets.surface(self.profile, u, v) - 0.003) for u, v in line]
            mesh.from_arrays('valley filler', low + high, mesh.grid_faces(2, len(line)), self.foam, matrix=face.matrix)

    def valley(self, start, end, fall, reach=0.24):
        """A folded gutter under the cut ends of two faces, its middle bead standing up."""
        start, end = Vector(start), Vector(end)
        along = (end - start).normalized()
        side = Vector((0, 0, 1)).cross(along).normalized()
        up = along.cross(side)
        outline = [(-reach, reach * fall), (-0.006, 0.006 * fall), (-0.005, 0.016), (0.005, 0.016), (0.006, 0.006 * fall), (reach, reach * fall)]
        matrix = frame(start + up * -0.004 - along * 0.08, along, side, up)
        long = (end - start).length + 0.08
        gutter = mesh.extrude('valley', outline, matrix, long, self.flashing, radius=0.004, thickness=0.0008)
        # The top is cut along the ridge: what crosses it would stand over the other face.
        for vertex in gutter.data.vertices:
            if vertex.co.x > long - 1e-4:
                vertex.co.x -= abs(vertex.co.y)

    def verge(self, face, length, at, mirror, drop=0.075):
        """Barge flashing up the slope: a flange on the first crest, a fall down the board. `at` is where along the eave."""
        h = self.crown + 0.006
        outline = [(-0.13, h - 0.010), (-0.128, h), (0.028, h + 0.002), (0.032, h - drop), (0.022, h - drop - 0.005)]
        if mirror:
            outline = [(-y, z) for y, z in outline][::-1]
        turn = Matrix(((0, -1, 0, at), (1, 0, 0, -0.02), (0, 0, 1, 0), (0, 0, 0, 1)))
        rng = np.random.default_rng(self.seed + int(at * 10))
        pieces = max(1, math.ceil(length / 2.0))
        for k in range(pieces):
            # Each piece lies over the lower one.
            place = face.matrix @ turn @ Matrix.Translation(Vector((k * (length + 0.02) / pieces, rng.normal(0, 0.002), 0.003 * k)))
            place = place @ Matrix.Rotation(rng.normal(0, 0.0015), 4, 'Z')
            long = (length + 0.02) / pieces + (0.1 if k < pieces - 1 else 0.0)
            mesh.extrude('verge', outline, place, long, self.flashing, radius=0.004)
            for u in np.arange(0.12, long - 0.05, 0.45):
                obj = mesh.link(bpy.data.objects.new('verge screw', self.screw))
                obj.matrix_world = place @ Matrix.Translation(Vector((u, 0.09 if mirror else -0.09, h + 0.002)))


def hip_faces(left, right, front, back, eave, pitch):
    """The four faces of a hipped roof over a rectangle, front first."""
    c, s, slope = math.cos(pitch), math.sin(pitch), 1 / math.cos(pitch)
    width, depth = right - left, back - front
    run = min(width, depth) / 2

    def high(length):
        return lambda u: max(0.005, min(u, length - u, run) * slope)

    return [
        Face('front', (left, front, eave), (1, 0, 0), (0, c, s), width, high(width)),
        Face('left', (left, back, eave), (0, -1, 0), (c, 0, s), depth, high(depth)),
        Face('right', (right, front, eave), (0, 1, 0), (-c, 0, s), depth, high(depth)),
        Face('back', (right, back, eave), (-1, 0, 0), (0, -c, s), width, high(width), screwed=False),
    ]


def hip_caps(roof, left, right, front, back, eave, pitch):
    """Caps on the ridge and the four hips."""
    rise = math.tan(pitch)
    run = min(right - left, back - front) / 2
    top = eave + run * rise
    if right - left >= back - front:
        a, b = Vector((left + run, front + run, top)), Vector((right - run, front + run, top))
        ends = ((left, front, a), (left, back, a), (right, front, b), (right, back, b))
    else:
        a, b = Vector((left + run, front + run, top)), Vector((left + run, back - run, top))
        ends = ((left, front, a), (right, front, a), (left, back, b), (right, back, b))
    for x, y, end in ends:
        roof.hip((x, y, eave), end, rise)
    if (b - a).length > 0.05:
        d = (b - a).normalized() * 0.12
        roof.cap(a - d, b + d, rise, roof.crown / math.cos(pitch) + 0.012, ends=(0, 1))


class Wing:
    """A lower roof that runs into the front of a main one: valleys on either side, a gable or a hip at its own front."""

    GAP = 0.10 * math.sqrt(2)  # Sheets end this far from the middle of a valley, so that water runs in the open.

    def __init__(self, left, right, front, main_front, eave, pitch, hipped=False):
        self.left, self.right, self.front, self.main_front = left, right, front, main_front
        self.eave, self.pitch, self.hipped = eave, pitch, hipped
        self.run = (right - left) / 2
        self.rise = math.tan(pitch)

    def low(self, main_left):
        """Where the main front face begins up its slope."""
        def at(u):
            x = main_left + u
            inside = min(x - self.left, self.right - x)
            return (inside + self.GAP) / math.cos(self.pitch) if inside > -self.GAP else 0.0
        return at

    def faces(self):
        c, s = math.cos(self.pitch), math.sin(self.pitch)
        reach = self.main_front + self.run
        long = reach - self.front + 0.02

        def low(y):
            return min(self.run, max(0.0, y - self.main_front) + (self.GAP if y > self.main_front - self.GAP else 0)) / c

        def high(y):
            return max(0.005, min(self.run, y - self.front) if self.hipped else self.run) / c

        faces = [
            Face('wing left', (self.left, reach + 0.02, self.eave), (0, -1, 0), (c, 0, s), long, lambda u: high(reach + 0.02 - u), lambda u: low(reach + 0.02 - u)),
            Face('wing right', (self.right, self.front, self.eave), (0, 1, 0), (-c, 0, s), long, lambda u: high(self.front + u), lambda u: low(self.front + u)),
        ]
        if self.hipped:
            width = 2 * self.run
            faces.append(Face('wing front', (self.left, self.front, self.eave), (1, 0, 0), (0, c, s), width, lambda u: max(0.005, min(u, width - u)) / c))
        return faces

    def build(self, laid):
        faces = self.faces()
        for face in faces:
            laid.lay(face)
        middle, reach = (self.left + self.right) / 2, self.main_front + self.run
        top = self.eave + self.run * self.rise
        for x in (self.left, self.right):
            laid.valley((x, self.main_front, self.eave), (middle, reach, top), self.rise / math.sqrt(2))
        start = self.front + self.run - 0.12 if self.hipped else self.front - 0.03
        laid.cap((middle, start, top), (middle, reach + 0.05, top), self.rise, laid.crown / math.cos(self.pitch) + 0.012, into_face=True, ends=(0,) if self.hipped else ())
        if self.hipped:
            for x in (self.left, self.right):
                laid.hip((x, self.front, self.eave), (middle, self.front + self.run, top), self.rise)
        else:
            slope = self.run / math.cos(self.pitch)
            laid.verge(faces[0], slope, faces[0].width, True)
            laid.verge(faces[1], slope, 0, False)


class Gable:
    """Two faces and a ridge along x, verges at both ends."""

    def __init__(self, left, right, front, back, eave, pitch):
        self.left, self.right, self.front, self.back, self.eave, self.pitch = left, right, front, back, eave, pitch
        self.run = (back - front) / 2

    @property
    def top(self):
        return self.eave + self.run * math.tan(self.pitch)

    def build(self, laid, verges=True):
        c, s = math.cos(self.pitch), math.sin(self.pitch)
        slope = self.run / c
        width = self.right - self.left
        near = Face('near', (self.left, self.front, self.eave), (1, 0, 0), (0, c, s), width, lambda u: slope - 0.01)
        far = Face('far', (self.right, self.back, self.eave), (-1, 0, 0), (0, -c, s), width, lambda u: slope - 0.01, screwed=False)
        for face in (near, far):
            laid.lay(face)
        middle = self.front + self.run
        laid.cap((self.left - 0.02, middle, self.top), (self.right + 0.02, middle, self.top), math.tan(self.pitch), laid.crown / c + 0.004)
        if verges:
            laid.verge(near, slope, 0, False)
            laid.verge(near, slope, width, True)
        return near


def gutters(path, eave, material):
    """Half-round gutters along the corners of `path`, mitred where they meet, falling from its first point to its last."""
    points = [Vector((x, y, 0)) for x, y in path]
    lengths = [(b - a).length for a, b in zip(points, points[1:])]
    run = 0.0
    for point, long in zip(points, [0.0, *lengths]):
        run += long
        point.z = eave - 0.02 - 0.02 * run / sum(lengths)
    ways = [(b - a).normalized() for a, b in zip(points, points[1:])]
    turns = [0, *(1 if a.cross(b).z > 0 else -1 for a, b in zip(ways, ways[1:])), 0]
    for a, b, before, after in zip(points, points[1:], turns, turns[1:]):
        gutter(a, b, material, before, after)


def gutter(start, end, material, before=0, after=0, brackets=0.9):
    """One length of gutter. `before` and `after` are the turns at its ends: 1 left, -1 right, 0 closed."""
    along = (end - start).normalized()
    side = Vector((0, 0, 1)).cross(along)
    r = 0.06
    matrix = frame(start, along, side, Vector((0, 0, 1)))
    outline = [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(math.pi, 2 * math.pi, 17)]
    outline = [(-r, 0.008)] + outline + [(r, 0.008)]
    inner = [(y * 0.94, z * 0.94 + 0.002) for y, z in outline][::-1]
    long = (end - start).length
    for shape, thickness in ((outline, 0.003), (inner, 0.001)):
        part = mesh.extrude('gutter', shape, matrix, long, material, radius=0, thickness=thickness)
        for vertex in part.data.vertices:
            x, y, _ = vertex.co
            vertex.co.x += before * y if x < 1e-4 else -after * y if x > long - 1e-4 else 0
    for x in np.arange(0.15, long, brackets):
        strap = [(y * 1.06, z * 1.06) for y, z in outline]
        mesh.extrude('bracket', strap, matrix @ Matrix.Translation(Vector((x, 0, 0))), 0.028, material, radius=0, thickness=0.003)
    for x, turn in ((0.0, before), (long - 0.004, after)):
        if turn:
            continue
        fan = [(x, 0, 0.006)] + [(x, y, z) for y, z in outline]
        faces = [(0, i, i + 1) for i in range(1, len(outline))]
        mesh.from_arrays('gutter end', fan, faces, material, matrix=matrix)
