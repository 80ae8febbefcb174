"""A close-up of the eave: the cut ends of two sheets, their lap, a screw on the crest, the purlin below."""
import math

import bpy
from mathutils import Matrix, Vector

import kernel
import light
import materials
import mesh
import products
import sheets
import trees
import undergrowth
import views

PITCH = math.radians(13)
EAVE = 2.9
# Azimuth and elevation of the sun, in degrees: low across the waves, it puts shade between them and their shadow on the purlin.
ACROSS = (206, 24)
# New bare metal is rendered against the light, so that every wave glints.
AGAINST = (128, 26)
# The sheets end this far before the purlin; their screws are over the middle of the purlin.
OVERHANG = 0.032
PURLIN = (0.05, 0.075)


def frame(profile, face, long, lap):
    """Purlins on edge over rafters with visible tails; a plate further in."""
    sawn = materials.timber('purlin', '#94846a', along=0, roughness=0.85, sawn=True)
    for v in (OVERHANG, 0.75, long - 0.1):
        # A stepped sheet begins a step high: its first batten is packed up to it.
        rest = profile.step_height * (1 - (v + PURLIN[0]) / profile.step_length) if profile.step_length and v == OVERHANG else 0
        mesh.box('purlin', (-2.2, v, -PURLIN[1] - 0.001), (3.6, v + PURLIN[0], rest - 0.001), sawn, 0.002, face)
    rafter = materials.timber('rafter', '#8b7c62', along=1, roughness=0.85, sawn=True)
    for x in (lap - 1.05, lap + 0.15, lap + 1.35):
        mesh.box('rafter', (x, 0.012, -PURLIN[1] - 0.102), (x + 0.05, long, -PURLIN[1] - 0.002), rafter, 0.003, face)
    dark = materials.timber('plate', '#6d5238', along=0, roughness=0.9)
    mesh.box('plate', (-3, 0.8, EAVE - 0.13), (5, 0.9, EAVE - 0.03), dark, 0.004)


def garden(lap, mirrored):
    """The background, far out of focus: a hedge, trees and red earth in the afternoon sun. Where it is not `mirrored`, paint shows the open sky."""
    before = set(bpy.data.objects)
    mesh.from_arrays('ground', [(-300, -60, 0), (300, -60, 0), (300, 600, 0), (-300, 600, 0)], [(0, 1, 2, 3)], materials.red_earth('earth', 11, 22))
    undergrowth.hedge((lap - 7, 7.6), (lap + 8, 8.6), 1.75, 0.8, 61, sprays_per_metre=320)
    tree = trees.Tree('broadleaf', 12)
    for x, y, turn, scale in ((2.6, 14, 2.0, 0.95), (-6.0, 17, 0.3, 0.9), (9, 27, 4.2, 0.8), (-1.5, 38, 3.3, 1.1), (-19, 40, 1.2, 1.1), (17, 46, 5.3, 1.1)):
        tree.stand((lap + x, y, -0.1), turn, scale)
    for obj in set(bpy.data.objects) - before:
        obj.visible_glossy = mirrored
    light.hill('far hills', 900, 60, 5, '#5f7476', '#b7b3ae', 0.66)


def build(slug):
    product = products.PRODUCTS[slug]
    profile = kernel.profiles()[product['profile']]
    steel = products.sheet_material(slug, new=True)
    face = mesh.face_matrix((0, 0, EAVE), (1, 0, 0), (0, math.cos(PITCH), math.sin(PITCH)))
    long = 4 * profile.step_length if profile.step_length else 1.4
    lap = profile.cover + (profile.overall - profile.cover) * 0.5
    zinc = materials.plain('cut edge', '#b9bab7', 0.4, 0.9)
    # The ends differ slightly, as if laid by hand; the lower sheet is a little longer at the lap, so that both show.
    for i, out in ((-2, 0.001), (-1, -0.001), (0, 0.003), (1, -0.003)):
        obj = sheets.sheet('sheet', profile, i * profile.cover, long, steel, face @ Matrix.Translation(Vector((0, out, 0))), seed=60 + i, wave=0.0003)
        if product['painted']:
            sheets.bare_edges(obj, zinc)
    # Screws and washers are zinc, so that they can be told from the paint.
    data = sheets.screw_mesh(materials.plain('rubber', '#1d1c1b', 0.8), materials.plain('zinc screw', '#b4b6b6', 0.35, 1.0))
    rows = [(OVERHANG + PURLIN[0] / 2, True), (0.775, False), (long - 0.075, False)]
    sheets.screws(data, profile, -0.9, 2.0, rows, face, lift=0.0002)
    frame(profile, face, long, lap)
    if profile.step_length:
        sheets.eave_comb(profile, -1.5, 3.0, OVERHANG + 0.03, materials.plain('filler', '#2b2926', 0.95), face)
    garden(lap, mirrored=not product['painted'])
    saturation = 0.6 if product['painted'] else 0.5
    if slug == 'maisha-alu-zinc-mabati':
        # A sunlit wall opposite lights the shaded sides.
        mesh.box('wall opposite', (-9, -5.2, 0), (11, -5, 3.6), materials.plain('limewash', '#e3d9c3', 0.9))
        views.golden_hour(AGAINST, seed=3.0, clouds=0.4, exposure=-0.14, glow=0.1, saturation=saturation)
    elif not product['painted']:
        views.golden_hour(ACROSS, seed=3.0, clouds=0.4, exposure=0.12, glow=0.25, saturation=saturation)
    else:
        # Thin haze softens the shadows of ribs, which are grey with gloss beside sunlit paint.
        views.golden_hour(ACROSS, seed=3.0, clouds=0.4, exposure=0.3, glow=0.25, saturation=saturation, energy=4.6, strength=0.17, sun_width=2.5)
    wide = max(0.33, 0.20 + 1.15 * profile.rib_spacing)
    lens = 45
    aim = Vector((lap + 0.02, 0.03, EAVE + profile.depth * 0.5))
    away = Vector((0.27, -0.95, 0.125)).normalized() * wide * lens / 36
    # The far edge of paint stays almost sharp, so that its colour ends there.
    camera = light.camera(aim + away, aim, lens, 14 if product['painted'] else 11, Vector((lap, 0.03, EAVE + profile.depth)))
    camera.data.shift_y = 0.085 + 0.35 * max(0.0, 0.43 - wide)
    return list(bpy.data.objects)
