"""
Every picture of a house: its house, its camera, and the reason for the camera position.
All pictures share the sun and the exposure settings, unless a view states otherwise.
"""
import farmstead
import homestead
import light
import materials
import products
import townhouse

# Azimuth of the sun, anticlockwise from +x (fronts face 270), and its height, in degrees.
SUN = (188, 20)
# Beside the hero and a little behind: its ribs glint and throw shadows. From in front the roof is flat.
BESIDE_THE_HERO = (168, 30)
# From the right: the bends of the steps mirror the sun past the camera. From further in front they show it as ruled white lines.
PAST_THE_STEPS = (4, 46)
# A little behind and lower: low waves throw shade, glint where sheets differ, and their steps are dark.
ALONG_THE_WAVES = (14, 30)
# From the left of whole houses, whose camera is on the right, and higher.
ALONG_THE_HOUSE = (168, 36)
# The aperture of whole houses: it softens the trees behind them, whose leaves look alike when they are sharp.
SOFT_TREES = 1.4
# Seen from across the street, rolls mirror the sun sooner, and deep waves even more: with more glints their paint would not have the colour of its swatch.
PAST_ROLLS = (184, 46)
PAST_DEEP_WAVES = (192, 44)
# The sun and the exposure of whole houses under products that need other ones than the rest.
HOUSE_LIGHTS = {'romantile': (PAST_ROLLS, 0.6), 'maisha-tile': (PAST_DEEP_WAVES, 0.6)}
# The colour of the sun over flat trims of zinc, which are cream in a warmer one.
HAZE_OVER_ZINC = (1.0, 0.95, 0.88)
# Zinc mirrors uneven trees and a cool sky: the turn of their photograph in degrees, how bright it is, and its tint. A warm one makes roofs beige.
OVER_ZINC = (0, 2.7, (0.84, 0.95, 1.1))
# So does paint.
OVER_PAINT = (120, 4)
# So high that the steep sides of rolls are not black on dark paint. At 8 degrees, a little behind, pans are white on the right.
OVER_THE_ROLLS = (2, 54)


def sun_colour(elevation_deg):
    """A higher sun is whiter: (1.0, 0.74, 0.51) at 20 degrees, (1.0, 0.87, 0.71) at 40."""
    up = min(1.0, max(0.0, (elevation_deg - 20) / 20))
    return (1.0, 0.74 + 0.13 * up, 0.51 + 0.20 * up)


def golden_hour(sun=SUN, seed=4.1, clouds=0.62, saturation=0.95, exposure=0.12, strength=0.125, energy=6.2, glow=0.30, seen=None, sun_width=0.6, mirrored=None, sun_tint=None):
    light.sun(*sun, energy, sun_tint or sun_colour(sun[1]), sun_width)
    light.sky(*sun, strength, saturation=saturation, clouds=clouds, cloud_scale=0.8, seed=seed, warm=glow, seen=seen, mirrored=mirrored)
    light.view(exposure)


def ladder_zinc():
    """Galvanised sheets seen from the height of their eave or a little above it."""
    return materials.galvanised(lean=0.05, tilt=0.02, laps=products.laps('corrugated-iron-sheet'), at_ladder=True)


def hero_wide():
    """From the bed of a lorry on the road: the whole house, the roof as wide as the picture. From eye level it is a narrow grey band."""
    painted = homestead.build('box-profile', homestead.hero_sheeting())
    golden_hour(BESIDE_THE_HERO, exposure=0.65, strength=0.16, sun_width=1.0)
    light.camera((-6.5, -19.0, 4.7), (5.45, 1.5, 3.3), 55.5, 8, (3.5, -0.5, 2.2), level=True)
    return painted


def hero_tall():
    """For phones: nearer the hip corner, so that the roof spans the picture."""
    painted = homestead.build('box-profile', homestead.hero_sheeting())
    golden_hour(BESIDE_THE_HERO, seed=7.4, exposure=0.6, strength=0.16, sun_width=1.0)
    light.camera((-7.0, -18.0, 4.3), (2.7, 1.5, 3.4), 77, 8, (1.5, -0.5, 2.2), level=True)
    return painted


def ribs_in_sun():
    """The bungalow under box profile, with the sun across its ribs."""
    painted = homestead.build('box-profile', ground_cover=False)
    golden_hour((192, 30), seed=2.0, exposure=0.6, strength=0.2, sun_width=1.2, mirrored=OVER_PAINT)
    return painted


def box_profile():
    """From a ladder at the eave: the ribs run away to the ridge, the cut ends show the trapezoid."""
    painted = ribs_in_sun()
    light.camera((0.6, -3.6, 4.15), (3.1, 1.2, 4.0), 36, 7, (2.2, -0.4, 3.1))
    return painted


def closeup_box_profile():
    """From the roof itself, an arm's length from its ribs and screws, up to the ridge before the sky. Cut off from a house its paint looked like plastic."""
    painted = ribs_in_sun()
    light.camera((2.0, -1.2, 3.75), (4.3, 1.6, 4.25), 36, 8, (2.0, -0.45, 3.0))
    return painted


def versatile():
    """From the road through a long lens: the low even wave over the front. The sun is further to the side than usual, so that its low steps are dark."""
    painted = townhouse.build('versatile', ground_cover=False)
    golden_hour(ALONG_THE_WAVES, seed=5.0, exposure=0.9, strength=0.18, sun_width=1.2, mirrored=OVER_PAINT)
    light.camera((-2.0, -11.5, 3.6), (3.35, 0.3, 4.06), 112, 11, (3.0, -0.2, 3.3))
    return painted


def romantile():
    """The front and its hip, whose foot is outside the picture, against the trees."""
    painted = townhouse.build('romantile', ground_cover=False)
    golden_hour(OVER_THE_ROLLS, seed=3.0, exposure=0.9, strength=0.18, sun_width=1.2, mirrored=OVER_PAINT)
    light.camera((-2.6, -10.7, 4.0), (1.55, -0.2, 4.02), 118, 11, (0.9, -0.3, 3.3))
    return painted


def maisha_tile():
    """The front and its hip from the drive: the deep S of the tiles with the light across it."""
    painted = townhouse.build('maisha-tile', ground_cover=False)
    golden_hour(PAST_THE_STEPS, seed=6.0, exposure=1.05, strength=0.19, sun_width=1.2, mirrored=OVER_PAINT)
    light.camera((-4.0, -10.6, 4.2), (1.95, 0.25, 4.14), 118, 11, (1.4, -0.3, 3.3))
    return painted


def corrugated_iron_sheet():
    """From the height of the eave of an old store, from the right: waves and side laps, from eave to ridge, with the sun behind, so that crests glint."""
    parts = farmstead.build('corrugated-iron-sheet', ladder_zinc(), ground_cover=False, flashing=materials.flat_galvanised())
    golden_hour((152, 28), seed=8.0, saturation=0.5, exposure=1.05, mirrored=(120, 3, (0.92, 0.97, 1.02)))
    light.camera((20.9, -5.6, 2.55), (17.6, 0.2, 2.78), 116, 11, (18.2, -0.2, 2.5))
    return parts


def maisha_alu_zinc_mabati():
    """New bare metal from a ladder at the eave: waves that run away to the ridge mirror trees and sky. From the gable it looks like corrugated iron."""
    parts = farmstead.build('maisha-alu-zinc-mabati', materials.alu_zinc(darkest=0.84, tilt=0.006, laps=products.laps('maisha-alu-zinc-mabati'), at_ladder=True), ground_cover=False, verges=True, wash='#dccfb4', door='#7a3b2c', flashing=materials.flat_alu_zinc(tone=0.30, haze=0.03))
    golden_hour((164, 32), seed=1.0, clouds=0.7, saturation=0.7, exposure=0.45, mirrored=(120, 4.5), sun_tint=HAZE_OVER_ZINC)
    light.camera((3.6, -3.3, 3.5), (6.0, 1.2, 3.28), 37, 8, (5.2, -0.4, 2.9))
    return parts


def house_town():
    """A tiled bungalow in town from its gate."""
    painted = townhouse.build('maisha-tile', paint='#561524')
    golden_hour((12, 36), seed=9.0, exposure=0.65, strength=0.16, sun_width=1.2)
    light.camera((-2.6, -13.2, 2.15), (5.3, 1.0, 2.75), 40, 8, (4.5, -1.0, 2.2), level=True)
    return painted


def house_of(slug):
    """
    The town house under a steep roof of a painted product, from a balcony across the street: the roof fills almost half of the picture,
    before trees and sky. From this side the slopes that would be seen along their steps, like slate, are behind the hips; the sun on the other side
    gives steps and ribs a bright and a dark side.
    """
    def build():
        painted = townhouse.build(slug, pitch_deg=40)
        sun, exposure = HOUSE_LIGHTS.get(slug, (ALONG_THE_HOUSE, 0.8))
        golden_hour(sun, seed=9.0, exposure=exposure, strength=0.18, sun_width=1.2, mirrored=OVER_PAINT)
        light.camera((9.2, -21.0, 5.9), (5.3, 1.0, 4.02), 73, SOFT_TREES, (4.5, -1.0, 4.2), level=True)
        return painted
    return build


def house_corrugated():
    """
    A farm house under a steep roof of corrugated sheets, from above its gate: the roof fills almost half of the picture, before trees and sky. The
    sun is a little behind, so that waves have a bright and a dark side: from in front they are one flat grey.
    """
    parts = farmstead.build('corrugated-iron-sheet', materials.galvanised(lean=0.05, tilt=0.04, laps=products.laps('corrugated-iron-sheet')), verges=True, pitch_deg=38, flashing=materials.flat_galvanised())
    golden_hour((168, 34), seed=10.0, saturation=0.6, exposure=0.25, strength=0.17, sun_width=1.2, mirrored=OVER_ZINC)
    light.camera((-1.5, -18.5, 4.9), (5.0, 1.0, 3.65), 64, SOFT_TREES, (4.5, 0.0, 4.0), level=True)
    return parts


def house_alu_zinc():
    """The same farm under new alu-zinc, from the other side, with the sun from there too: the sides of the waves glint, most on the right."""
    parts = farmstead.build('maisha-alu-zinc-mabati', materials.alu_zinc(darkest=0.92, lean=0.02, laps=products.laps('maisha-alu-zinc-mabati'), from_afar=True), verges=True, wash='#dccfb4', door='#7a3b2c', pitch_deg=38, flashing=materials.flat_alu_zinc(tone=0.5, haze=0.06))
    golden_hour((12, 34), seed=8.0, saturation=0.7, exposure=0.25, strength=0.19, sun_width=1.2, mirrored=OVER_ZINC)
    light.camera((11.5, -18.5, 4.9), (5.2, 1.0, 3.65), 64, SOFT_TREES, (5.5, 0.0, 4.0), level=True)
    return parts


def house_farm():
    """A farm house with its tank and its store, from the bed of a lorry, so that its roof is not a narrow band."""
    parts = farmstead.build('corrugated-iron-sheet', ladder_zinc(), verges=True)
    golden_hour((164, 32), seed=10.0, exposure=0.65, strength=0.17, sun_width=1.2)
    light.camera((-0.5, -13.6, 4.9), (5.95, 1.0, 2.7), 40, 8, (6.0, -1.5, 2.0), level=True)
    return parts


VIEWS = {
    'hero-wide': hero_wide,
    'hero-tall': hero_tall,
    'roof-box-profile': box_profile,
    'closeup-box-profile': closeup_box_profile,
    'roof-versatile': versatile,
    'roof-romantile': romantile,
    'roof-maisha-tile': maisha_tile,
    'roof-corrugated-iron-sheet': corrugated_iron_sheet,
    'roof-maisha-alu-zinc-mabati': maisha_alu_zinc_mabati,
    'house-town': house_town,
    'house-farm': house_farm,
    'house-corrugated-iron-sheet': house_corrugated,
    'house-maisha-alu-zinc-mabati': house_alu_zinc,
    **{f'house-{slug}': house_of(slug) for slug, look in products.PRODUCTS.items() if look['painted']},
}
