"""A close-up of the eave: the cut ends of two sheets, their lap, a screw on the crest, the painted purlin below. That of box profile is in `views.py`."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import kernel
import light
import materials
import mesh
import products
import sheets
import undergrowth
import views

PITCH = math.radians(13)
EAVE = 2.9
# Alu-zinc mirrors photographed trees and sky: their turn in degrees, and how bright they are.
MIRRORED = (120, 5)
# Flat pans and waves of paint show the bright sky beside the sun.
SKY_MIRRORED = (200, 5)
# A warm photograph makes old zinc beige.
OLD_ZINC_MIRRORED = (120, 5, (0.92, 0.97, 1.02))
# Bare metal is rendered against the light: every wave glints, and shaded sides are dark. From in front they mirror brown ground.
AGAINST = {'maisha-alu-zinc-mabati': (128, 26), 'corrugated-iron-sheet': (150, 30)}
# Azimuth and elevation of the sun over paint, in degrees. Steps are in shade when it is behind them: from in front they are as bright as the rest, like
# moulded plastic, and ends of rolls like knobs.
BEHIND_STEPS = (146, 28)
# The background, far out of focus, is the same photograph: for each product its turn in degrees, and how bright it is.
BEHIND = {'versatile': (60, 4), 'romantile': (75, 5), 'maisha-tile': (75, 4), 'corrugated-iron-sheet': (180, 4), 'maisha-alu-zinc-mabati': (112, 4)}
# The disc, in degrees, into which a lens spreads a point of it. Without discs what is bright there is smeared, and viewers took it for painted.
DISC_DEG = 0.9
# How far the frame is raised, as a share of its width, where it is not as usual. The board is a narrow strip: viewers looked at it more than at the sheet.
RAISED = {'versatile': 0.295, 'maisha-tile': 0.29, 'corrugated-iron-sheet': 0.195}
# The sheets end this far before the purlin; their screws are over the middle of the purlin.
OVERHANG = 0.07
PURLIN = (0.05, 0.075)
# Tiles are seen from further away, over more of their steps: so near that only a few waves or rolls are in the picture, they look like rubber.
FURTHER = {'versatile': 1.35, 'romantile': 1.3, 'maisha-tile': 1.3}
# Seen from above, so that its steps fill the picture.
FROM_ABOVE = 'romantile'
# Steps from the eave to the far edge.
STEPS = {'versatile': 6, 'romantile': 9, 'maisha-tile': 5}
# Paint as it looks from half a metre. Waves shine, and mirror the bright sky in part: duller, they look like plastic.
COATS = {
    'versatile': {'roughness': 0.36, 'coat': 0.8, 'coat_roughness': 0.03, 'dirt': 3.0, 'ripple': 0.0003},
    'romantile': {'roughness': 0.38, 'coat': 0.6, 'coat_roughness': 0.04, 'dirt': 3.0, 'ripple': 0.0003},
    'maisha-tile': {'roughness': 0.38, 'coat': 0.6, 'coat_roughness': 0.04, 'dirt': 3.0, 'ripple': 0.0003},
}

# Colour, place and chips of painted boards at the eave; the others are of bare timber. They are dark: on pale ones viewers saw the grain that they lack,
# and from above a pale one seems to fill the rolls.
BOARDS = {'versatile': ('#5f584b', 1.7, -0.2), 'romantile': ('#2a251f', 0.9, -0.2), 'maisha-tile': ('#55574f', 3.1, -0.2), 'maisha-alu-zinc-mabati': ('#5a5148', 2.3, -0.2)}


def board(profile, face, rest, material):
    """The eave purlin, neither quite straight nor quite square: its edge bows by a millimetre or two and is partly rounded off."""
    x = np.arange(-2.2, 3.6, 0.003)
    rng = np.random.default_rng(5)

    def uneven(*waves):
        return sum(size * np.sin(x * 2 * math.pi / length + rng.uniform(0, 6.28)) for length, size in waves)

    deep, wide = PURLIN[1], PURLIN[0]
    top = rest - 0.0022 + uneven((0.83, 0.0006), (0.31, 0.0003), (0.047, 0.00012), (0.013, 0.00006))
    foot = rest - deep + uneven((0.62, 0.0008), (0.21, 0.0005), (0.038, 0.0002))
    front = OVERHANG + uneven((0.9, 0.0007), (0.27, 0.0003), (0.06, 0.0001))
    wane = 0.0022 + np.clip(uneven((0.37, 0.0014), (0.11, 0.0011), (0.029, 0.0004), (0.011, 0.0002)), -0.0014, 0.004)
    low = 0.0016 + np.clip(uneven((0.29, 0.0010), (0.07, 0.0007), (0.015, 0.0002)), -0.001, 0.003)
    back = np.full_like(x, OVERHANG + wide)
    section = ((back, top), (front + wane, top), (front + wane * 0.35, top - wane * 0.3), (front, top - wane), (front, foot + low), (front + low * 0.3, foot + low * 0.35), (front + low, foot), (back, foot))
    rows = [np.stack([x, y, z], axis=1) for y, z in section]
    obj = mesh.from_arrays('purlin', np.concatenate(rows), mesh.grid_faces(len(rows), len(x), flip=True), material, smooth=True, matrix=face)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(50)


def frame(profile, face, long, lap, eave):
    """Purlins over rafters; a plate further in."""
    sawn = materials.timber('purlin', '#94846a', along=0, roughness=0.85, sawn=True)
    # A stepped sheet begins a step high: its first batten is packed up to it.
    rest = profile.step_height * (1 - (OVERHANG + PURLIN[0]) / profile.step_length) if profile.step_length else 0
    # A little below the sheets, which are not quite level.
    board(profile, face, rest - 0.002, eave)
    for v in (0.75, long - 0.1):
        mesh.box('purlin', (-2.2, v, -PURLIN[1] - 0.002), (3.6, v + PURLIN[0], -0.002), sawn, 0.002, face)
    # None shows below the eave.
    rafter = materials.timber('rafter', '#8b7c62', along=1, roughness=0.85, sawn=True)
    for x in (lap - 0.65, lap + 0.55):
        mesh.box('rafter', (x, 0.012, -PURLIN[1] - 0.102), (x + 0.05, long, -PURLIN[1] - 0.002), rafter, 0.003, face)
    dark = materials.timber('plate', '#6d5238', along=0, roughness=0.9)
    mesh.box('plate', (-3, 0.8, EAVE - 0.13), (5, 0.9, EAVE - 0.03), dark, 0.004)


def settle(profile, laid):
    """Raises each sheet under the one before until they touch at the eave's screws, which press their lap together."""
    bpy.context.view_layer.update()
    v = OVERHANG + PURLIN[0] / 2
    raised = 0.0
    for upper, lower, edge in laid:
        gaps = []
        for x in np.linspace(edge + 0.001, edge + profile.overall - profile.cover - 0.001, 25):
            over, under = upper.ray_cast((x, v, -0.5), (0, 0, 1)), lower.ray_cast((x, v, 0.5), (0, 0, -1))
            gaps.append(over[1].z - under[1].z)
        raised += min(gaps)
        lower.matrix_world = lower.matrix_world @ Matrix.Translation(Vector((0, 0, raised)))


def fix(data, profile, face, long):
    """Screws of the eave and of the next rows: each stands a few degrees off, and a little of its washer's rubber shows."""
    for vertex in data.vertices:
        # A washer that is screwed down covers its rubber, and sinks into the crest. Less deep, with black rubber, it seems to hover.
        share = min(1.0, 0.0083 / max(math.hypot(vertex.co.x, vertex.co.y), 1e-6))
        vertex.co.x, vertex.co.y, vertex.co.z = vertex.co.x * share, vertex.co.y * share, vertex.co.z - 0.0012
    rows = [(OVERHANG + PURLIN[0] / 2, True), (0.775, False), (long - 0.075, False)]
    before = set(bpy.data.objects)
    sheets.screws(data, profile, -0.9, 2.0, rows, face, lift=0.0002)
    rng = np.random.default_rng(3)
    for obj in sorted(set(bpy.data.objects) - before, key=lambda screw: screw.name):
        aside, angle = rng.uniform(0, 6.28), math.radians(rng.uniform(1.0, 3.5))
        obj.matrix_world = obj.matrix_world @ Matrix.Rotation(angle, 4, Vector((math.cos(aside), math.sin(aside), 0)))


def sheeting(slug, profile):
    """The steel of a product as it looks from half a metre."""
    if slug == 'corrugated-iron-sheet':
        return materials.galvanised(near=True, laps=products.laps(slug))
    if slug not in COATS:
        return materials.alu_zinc(near=True, laps=products.laps(slug))
    return materials.painted_steel(slug, products.NEUTRAL, texture=0.05, laps=products.laps(slug), **COATS[slug])


def build(slug):
    product = products.PRODUCTS[slug]
    profile = kernel.profiles()[product['profile']]
    steel = sheeting(slug, profile)
    face = mesh.face_matrix((0, 0, EAVE), (1, 0, 0), (0, math.cos(PITCH), math.sin(PITCH)))
    long = STEPS.get(slug, 4) * profile.step_length if profile.step_length else 1.4
    lap = profile.cover + (profile.overall - profile.cover) * 0.5
    # Beside bare metal a dark edge over the gap of a lap looks like a pen line.
    zinc = materials.plain('cut edge', '#8f908e', 0.55, 0.5, noise_scale=120, vary=0.5) if product['painted'] else materials.plain('cut edge', '#d6d6d2', 0.55, 0.1, noise_scale=120, vary=0.5)
    # The ends differ slightly, as if laid by hand; the lower sheet is a little longer at the lap, so that both show. Of bare metal the upper one is
    # longer: on the lower one its shade looks like a pen line.
    laid = []
    longer = 0.003 if product['painted'] else -0.003
    for i, out in ((-2, 0.001), (-1, -0.001), (0, longer), (1, -longer)):
        obj = sheets.sheet('sheet', profile, i * profile.cover, long, steel, face @ Matrix.Translation(Vector((0, out, 0))), seed=60 + i, wave=0.0003)
        laid.append(obj)
        sheets.bare_edges(obj, zinc)
    settle(profile, [(a, b, i * profile.cover) for a, b, i in zip(laid, laid[1:], (-1, 0, 1))])
    # Screws and washers are zinc, so that they can be told from the paint.
    fix(sheets.screw_mesh(materials.plain('rubber', '#5a5753', 0.8), materials.worn_zinc()), profile, face, long)
    eave = materials.painted_timber('eave board', BOARDS[slug][0], lap, *BOARDS[slug][1:]) if slug in BOARDS else materials.timber('eave board', '#6b5d4a', along=0, roughness=0.85, sawn=True, near=True)
    frame(profile, face, long, lap, eave)
    if profile.step_length:
        sheets.eave_comb(profile, -1.5, 3.0, OVERHANG + 0.03, materials.plain('filler', '#2b2926', 0.95), face @ Matrix.Translation(Vector((0, 0, -0.002))))
    saturation = 0.6 if product['painted'] else 0.5
    if not product['painted']:
        # Without dark bands among the sky, bare metal looks like cloth.
        undergrowth.mirrored_trees(12.0, 9.0, '#7d8077')
        # A sunlit wall opposite lights the shaded sides.
        mesh.box('wall opposite', (-9, -5.2, 0), (11, -5, 3.6), materials.plain('limewash', '#e3d9c3', 0.9))
        mirrored = OLD_ZINC_MIRRORED if slug == 'corrugated-iron-sheet' else MIRRORED
        views.golden_hour(AGAINST[slug], seed=3.0, clouds=0.4, exposure=0.2, glow=0.1, saturation=saturation, mirrored=mirrored)
    else:
        # Thin haze softens the shadows of ribs, which are grey with gloss beside sunlit paint.
        views.golden_hour(BEHIND_STEPS, seed=3.0, clouds=0.4, exposure=0.3, glow=0.25, saturation=saturation, energy=4.6, strength=0.17, sun_width=2.5, mirrored=SKY_MIRRORED)
    wide = max(0.33, 0.20 + 1.15 * profile.rib_spacing) * FURTHER.get(slug, 1.0)
    lens = 45
    aim = Vector((lap + 0.02, 0.03, EAVE + profile.depth * 0.5))
    away = Vector((0.3, -0.78, 0.45) if slug == FROM_ABOVE else (0.27, -0.95, 0.125)).normalized() * wide * lens / 36
    # The far edge is a little out of focus: as sharp as the front, it looks cut out before the background.
    camera = light.camera(aim + away, aim, lens, 9 if product['painted'] else 11, Vector((lap, 0.03, EAVE + profile.depth)))
    usual = 0.28 if slug == FROM_ABOVE else 0.26 if profile.step_length else 0.225
    camera.data.shift_y = RAISED.get(slug, usual) + 0.35 * max(0.0, 0.43 - wide)
    light.photographed_background(*BEHIND[slug], DISC_DEG)
    return list(bpy.data.objects)
