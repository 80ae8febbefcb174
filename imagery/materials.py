"""Surfaces: painted and bare steel, walls, timber, earth. Every material is a handful of shader nodes."""
import bpy

# Output of painted materials: the share of dust in their colour.
DUST = 'Dust'


def srgb(code):
    """A screen colour such as #a33a2c, in linear light."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1.0,)


class Nodes:
    """Shorthand for building a node tree."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def add(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.set(node, key.replace('_', ' '), value)
        return node

    def set(self, node, key, value):
        socket = node.inputs[int(key)] if key.isdigit() else node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def noise(self, vector, scale, detail=4.0, roughness=0.55, stretch=None):
        if stretch:
            vector = self.add('Mapping', Vector=vector, Scale=stretch).outputs[0]
        return self.add('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=roughness).outputs['Fac']

    def ramp(self, value, low, high, to_low=0.0, to_high=1.0):
        node = self.add('MapRange', {'clamp': True}, Value=value)
        for i, number in enumerate((low, high, to_low, to_high)):
            node.inputs[i + 1].default_value = number
        return node.outputs[0]

    def math(self, operation, a, b=0.0):
        node = self.add('Math', {'operation': operation})
        self.set(node, '0', a)
        self.set(node, '1', b)
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        node = self.add('MixRGB', {'blend_type': blend}, Fac=factor)
        self.set(node, 'Color1', a)
        self.set(node, 'Color2', b)
        return node.outputs[0]

    def bump(self, height, strength, distance, normal=None):
        node = self.add('Bump', Height=height, Strength=strength, Distance=distance)
        if normal is not None:
            self.set(node, 'Normal', normal)
        return node.outputs[0]

    def bricks(self, vector, width, height, joint, colours, offset=0.5):
        """Blocks laid in rows: two colours and that of the joints, as screen colours; sizes in metres. Returns the outputs."""
        first, second, mortar = map(srgb, colours)
        return self.add('TexBrick', {'offset': offset}, Vector=vector, Scale=1.0, Mortar_Size=joint, Brick_Width=width, Row_Height=height,
                        Color1=first, Color2=second, Mortar=mortar, Bias=0.0).outputs

    def slope(self, colour, amount):
        """A colour as a slope to add to a normal: the mean colour leaves it level."""
        centred = self.add('VectorMath', {'operation': 'SUBTRACT'})
        self.set(centred, '0', colour)
        self.set(centred, '1', (0.5, 0.5, 0.5))
        scaled = self.add('VectorMath', {'operation': 'SCALE'})
        self.set(scaled, '0', centred.outputs[0])
        self.set(scaled, 'Scale', amount)
        return scaled.outputs[0]

    def lean(self, amount):
        """The same slope all over an object, up to half of `amount` either way: sheets do not lie quite alike."""
        chance = self.math('MULTIPLY', self.add('ObjectInfo').outputs['Random'], 97.0)
        return self.slope(self.add('TexWhiteNoise', {'noise_dimensions': '1D'}, W=chance).outputs['Color'], amount)

    def tilted(self, normal, *slopes):
        """A normal with slopes added."""
        for slope in slopes:
            total = self.add('VectorMath', {'operation': 'ADD'})
            self.set(total, '0', normal)
            self.set(total, '1', slope)
            normal = total.outputs[0]
        level = self.add('VectorMath', {'operation': 'NORMALIZE'})
        self.set(level, '0', normal)
        return level.outputs[0]

    def coordinates(self, kind='Object'):
        return self.add('TexCoord').outputs[kind]

    def principled(self, **inputs):
        node = self.add('BsdfPrincipled', **inputs)
        self.show(node.outputs[0])
        return node

    def show(self, surface):
        self.tree.links.new(surface, self.output.inputs[0])

    def show_plainly_in_bounces(self, surface, colour):
        """Camera rays see the full material; bounced light sees one matt colour, at a third of the cost."""
        matt = self.add('BsdfDiffuse', Color=colour)
        pick = self.add('MixShader', Fac=self.add('LightPath').outputs['Is Camera Ray'])
        self.set(pick, '1', matt.outputs[0])
        self.set(pick, '2', surface)
        self.show(pick.outputs[0])

    def done(self):
        return self.material


def as_paint(material):
    """Marks a material as paint: masks show it white."""
    material['paint'] = True
    return material


def past_lap(n, place, laps):
    """How far along the eave a point is past the last side lap; `laps` are the place of one lap and the distance to the next."""
    return n.math('MODULO', n.math('SUBTRACT', n.add('SeparateXYZ', Vector=place).outputs[0], laps[0] - 10 * laps[1]), laps[1])


def painted_steel(name, colour, roughness=0.34, coat=0.25, texture=0.0, dirt=1.0, specular=0.5, coat_roughness=0.22, ripple=0.0, laps=None, far_laps=None, dents=0.009, lean=0.03):
    """
    Coil-coated steel: colour, faint oil-canning, scratches, dust that lies in the pans, thickest below steps, and runs down the slope.
    For close-ups, `ripple` is how far the rolled steel waves under its coat, and `laps` the places of a side lap and the distance to the next,
    where dust lies along the edge of the upper sheet; `far_laps` are the same on a roof, where the edge shows as a line of shade and dust.
    `dents` are the height of the oil-canning, in metres, and `lean` how far sheets lie at other angles than their neighbours: more of both breaks the
    row of equal glints on a large slope. The output `DUST` says how much of its colour is dust.
    """
    n = Nodes(name)
    uv, place = n.coordinates('UV'), n.coordinates('Object')
    base = srgb(colour)
    cloud = n.ramp(n.noise(place, 1.1, 8, 0.62), 0.42, 0.74)
    runs = n.ramp(n.noise(place, 7.0, 6, 0.62, stretch=(1.0, 0.07, 1.0)), 0.50, 0.74)
    specks = n.ramp(n.noise(place, 260, 2, 0.7), 0.62, 0.78)
    # Sheets slide over each other up to the roof, which leaves fine scratches along them.
    scratches = n.ramp(n.noise(uv, 1.0, 2, 0.6, stretch=(700.0, 2.6, 1.0)), 0.70, 0.76)
    # The first drops of rain dry into round marks of dust, darker in the middle.
    drop = n.add('TexVoronoi', {'feature': 'F1'}, Vector=n.mix(0.004, place, n.add('TexNoise', Vector=place, Scale=90.0).outputs['Color'], 'ADD'), Scale=62.0).outputs
    fallen = n.add('SeparateRGB', Image=drop['Color']).outputs
    edge = n.math('SUBTRACT', n.math('MULTIPLY', fallen[1], 0.22), drop['Distance'])
    drops = n.math('MULTIPLY', n.ramp(edge, 0.0, 0.03), n.ramp(edge, 0.0, 0.14, 1.0, 0.35))
    drops = n.math('MULTIPLY', drops, n.ramp(fallen[0], 0.6, 0.64))
    dust = n.math('ADD', n.math('MULTIPLY', cloud, 0.08), n.math('MULTIPLY', runs, 0.08))
    dust = n.math('ADD', dust, n.math('ADD', n.math('MULTIPLY', specks, 0.12), n.math('MULTIPLY', drops, 0.16)))
    dust = n.math('MULTIPLY', dust, dirt)
    dust = n.math('ADD', dust, n.math('ADD', n.math('MULTIPLY', scratches, 0.16), 0.012))
    if laps:
        past = n.math('ADD', past_lap(n, place, laps), n.math('MULTIPLY', n.math('SUBTRACT', n.noise(place, 1.0, 5, 0.7, stretch=(120.0, 45.0, 1.0)), 0.5), 0.005))
        dust = n.math('ADD', dust, n.math('MULTIPLY', n.ramp(past, 0.0005, 0.0045, 0.30, 0.0), n.ramp(n.noise(place, 30, 4), 0.3, 0.6, 0.4, 1.0)))
    if far_laps:
        past = past_lap(n, place, far_laps)
        uneven = n.ramp(n.noise(place, 2.2, 5, 0.7), 0.3, 0.65, 0.25, 1.0)
        dust = n.math('ADD', dust, n.math('MULTIPLY', n.ramp(past, 0.010, 0.045, 0.05, 0.0), uneven))
    tint = n.mix(n.ramp(n.noise(uv, 1.3, 3), 0.3, 0.7, 0.0, 0.16), base, tuple(c * 0.84 for c in base[:3]) + (1,))
    # Sheets vary in tone, as from different coils.
    tint = n.mix(n.ramp(n.add('ObjectInfo').outputs['Random'], 0, 1, 0.0, 0.14), tint, (0.0, 0.0, 0.0, 1))
    tint = n.mix(dust, tint, srgb('#b39a80'))
    if far_laps:
        tint = n.mix(n.ramp(past, 0.005, 0.014, 0.75, 0.0), tint, (0.0, 0.0, 0.0, 1))
    rough = n.math('ADD', n.ramp(cloud, 0, 1, roughness - 0.05, roughness + 0.07), n.math('MULTIPLY', runs, 0.06))
    # Larger dents would break the reflection of the sky into clouds and smears.
    normal = n.bump(n.noise(uv, 1.6, 2), 0.5, dents)
    normal = n.bump(n.noise(uv, 14.0, 2), 0.15, 0.0011, normal)
    if texture:
        normal = n.bump(n.noise(uv, 620, 3, 0.7), texture, 0.0011, normal)
    if ripple:
        normal = n.bump(n.noise(uv, 24.0, 3, 0.5, stretch=(1.0, 0.6, 1.0)), 1.0, ripple, normal)
    normal = n.tilted(normal, n.lean(lean))
    surface = n.principled(Base_Color=tint, Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=coat_roughness, Specular=specular, Normal=normal)
    if ripple:
        n.set(surface, 'Clearcoat Normal', normal)
    n.show_plainly_in_bounces(surface.outputs[0], base)
    n.set(n.add('OutputAOV', {'name': DUST}), 'Value', dust)
    return as_paint(n.done())


def spangled(name, cell, tone, spread, roughness, tilt, haze, stains=1.0, brushed=0.0, lean=0.0, coils=(0.90, 1.05), near=False, laps=None, gloss_varies=1.0):
    """
    Zinc-coated steel. Each crystal reflects light at its own angle.
    `cell` is a crystal's size in metres, `spread` how far crystals differ in tone, `tilt` how far each leans, `haze` the white bloom of old zinc, `stains` its streaks.
    `brushed` spreads reflections across the rolling direction; `lean` tilts each sheet's normal, up to half of it either way;
    `coils` are the darkest and the brightest tone of whole sheets. `near` crystals are of mixed sizes.
    `laps` are the place of a side lap and the distance to the next, where dirt and shade lie along the edge of the upper sheet.
    `gloss_varies` is how much crystals differ in gloss.
    """
    n = Nodes(name)
    uv, place = n.coordinates('UV'), n.coordinates('Object')
    wander = n.add('TexNoise', Vector=uv, Scale=0.7 / cell, Detail=2.0).outputs['Color']
    bent = n.mix(0.010, uv, wander, 'ADD')
    crystal = n.add('TexVoronoi', {'feature': 'F1'}, Vector=bent, Scale=1 / cell).outputs['Color']
    small = n.add('TexVoronoi', {'feature': 'F1'}, Vector=bent, Scale=2.3 / cell).outputs['Color']
    if near:
        # Some large crystals have broken up into small ones, and frost spreads over the rest from their edges.
        broken = n.ramp(n.add('SeparateRGB', Image=crystal).outputs[2], 0.45, 0.5)
        crystal = n.mix(broken, crystal, small)
        frost = n.add('TexNoise', Vector=uv, Scale=2.6 / cell, Detail=5.0, Roughness=0.7).outputs['Color']
        crystal = small = n.mix(0.3, crystal, frost)
    split = n.add('SeparateRGB', Image=n.mix(0.35, crystal, small))
    shade = n.ramp(split.outputs[0], 0.15, 0.85, tone - spread, tone + spread)
    weather = n.ramp(n.noise(place, 3.0, 5, stretch=(1, 0.35, 1)), 0.35, 0.75)
    runs = n.ramp(n.noise(place, 11, 5, stretch=(1, 0.08, 1)), 0.45, 0.8)
    shade = n.math('MULTIPLY', shade, n.ramp(weather, 0, 1, 1.0, 1 - 0.12 * stains))
    # Sheets vary in tone, as from different coils.
    shade = n.math('MULTIPLY', shade, n.ramp(n.add('ObjectInfo').outputs['Random'], 0, 1, *coils))
    if laps:
        uneven = n.ramp(n.noise(place, 2.2, 5, 0.7), 0.3, 0.65, 0.45, 1.0)
        shade = n.math('MULTIPLY', shade, n.math('SUBTRACT', 1.0, n.math('MULTIPLY', n.ramp(past_lap(n, place, laps), 0.008, 0.034, 0.75, 0.0), uneven)))
    grey = n.add('CombineRGB')
    for i, factor in enumerate((1.0, 0.965, 0.915)):
        n.set(grey, str(i), n.math('MULTIPLY', shade, factor))
    tint = n.mix(n.math('MULTIPLY', runs, 0.16 * stains), grey.outputs[0], srgb('#93877a'))
    rough = n.math('ADD', n.ramp(split.outputs[1], 0.1, 0.9, roughness - 0.07 * gloss_varies, roughness + 0.08 * gloss_varies), n.math('MULTIPLY', weather, 0.10 * stains))
    bumped = n.bump(n.noise(uv, 3.0, 2), 0.35, 0.006)
    bumped = n.bump(n.noise(uv, 45, 2), 0.08, 0.0006, bumped)
    # Each crystal is tilted.
    normal = n.tilted(bumped, n.slope(n.mix(0.3, crystal, small), tilt), n.lean(lean))
    shiny = n.add('BsdfPrincipled', Base_Color=tint, Metallic=1.0, Roughness=rough, Anisotropic=brushed, Normal=normal)
    if brushed:
        n.set(shiny, 'Tangent', n.add('Tangent', {'direction_type': 'UV_MAP'}).outputs[0])
    dull = n.add('BsdfDiffuse', Color=n.mix(0.5, grey.outputs[0], (0.5, 0.5, 0.49, 1)), Normal=bumped)
    share = n.ramp(weather, 0, 1, haze * 0.6, haze * 1.4)
    mixed = n.add('MixShader', Fac=share)
    n.set(mixed, '1', shiny.outputs[0])
    n.set(mixed, '2', dull.outputs[0])
    n.tree.links.new(mixed.outputs[0], n.output.inputs[0])
    return n.done()


def galvanised(new=False, lean=0.0, tilt=0.10, near=False, laps=None, at_ladder=False):
    """
    Zinc, `new` before its first rains; `near` for a close-up. From afar crystals of less `tilt` look like those of a sheet, and more of it like sand.
    `lean` and `laps` are as in `spangled`; sheets that lean are duller, because each would mirror the sun as one white area. `at_ladder` is for one
    slope seen from its eave, past the sun's mirror angle: as glossy as zinc is, or it looks like sand.
    """
    if at_ladder:
        return spangled('galvanised at a ladder', 0.009, 0.63, 0.10, 0.24, tilt, 0.06, stains=0.6, lean=lean, coils=(0.85, 1.06), laps=laps)
    if near:
        return spangled('galvanised nearby', 0.0075, 0.70, 0.02, 0.25, 0.0033, 0.04, stains=0.5, near=True, laps=laps)
    if new:
        return spangled('new galvanised', 0.010, 0.60, 0.05, 0.17, 0.010, 0.02, stains=0.06, gloss_varies=0.3)
    return spangled('galvanised', 0.009, 0.63, 0.15, 0.36 if lean else 0.29, tilt, 0.09, stains=0.6, lean=lean, coils=(0.95, 1.02) if lean else (0.90, 1.05), laps=laps)


def alu_zinc(darkest=0.72, new=False, near=False, lean=0.06, tilt=0.06, laps=None, from_afar=False, at_ladder=False):
    """
    Alu-zinc, `new` from the mill; `near` for a close-up, where crystals that lean look like fur; `from_afar` without crystals, which are smaller
    than a pixel and would be noise; `at_ladder` for one slope seen from its eave, so glossy that its waves mirror trees and sky: duller, it is one even
    grey. `darkest` is the tone of the darkest sheet, `lean`, `tilt` and `laps` as in `spangled`.
    """
    if from_afar:
        return spangled('alu-zinc from afar', 0.0055, 0.94, 0.0, 0.22, 0.0, 0.05, stains=0.3, brushed=0.5, lean=lean, coils=(darkest, 1.05), laps=laps, gloss_varies=0.0)
    if at_ladder:
        return spangled('alu-zinc at a ladder', 0.0055, 0.74, 0.03, 0.16, tilt, 0.02, stains=0.4, brushed=0.15, lean=lean, coils=(darkest, 1.05), laps=laps)
    if near:
        return spangled('alu-zinc nearby', 0.0042, 0.62, 0.03, 0.21, 0.004, 0.03, stains=0.3, brushed=0.1, near=True, gloss_varies=0.5, laps=laps)
    if new:
        return spangled('new alu-zinc', 0.0055, 0.68, 0.02, 0.14, 0.004, 0.01, stains=0.05, brushed=0.12, gloss_varies=0.3)
    return spangled('alu-zinc', 0.0055, 0.94, 0.06, 0.22, tilt, 0.05, stains=0.3, brushed=0.5, lean=lean, coils=(darkest, 1.04), laps=laps)


def flat_galvanised():
    """Bent from flat galvanised sheet, as pale as waves in the sun: crystals that lean as much as those of waves would show as speckles."""
    return spangled('flat galvanised', 0.009, 0.66, 0.06, 0.34, 0.02, 0.35, stains=0.3)


def flat_alu_zinc(tone, haze):
    """
    Bent from flat alu-zinc, without leaning crystals, and so dull that a verge in shade mirrors no single leaf. `tone` and `haze` as in
    `spangled`, so that it is as pale as the waves beside it: they mirror another part of the sky.
    """
    return spangled('flat alu-zinc', 0.0055, tone, 0.02, 0.48, 0.0, haze, stains=0.15)


def plain(name, colour, roughness=0.6, metallic=0.0, noise_scale=0, vary=0.15, bump=0.0, specular=0.4):
    n = Nodes(name)
    base = srgb(colour)
    inputs = {'Base_Color': base, 'Roughness': roughness, 'Metallic': metallic, 'Specular': specular}
    if noise_scale:
        value = n.noise(n.coordinates(), noise_scale, 5)
        inputs['Base_Color'] = n.mix(n.ramp(value, 0.3, 0.7, 0, 1), base, tuple(c * (1 - vary) for c in base[:3]) + (1,))
        if bump:
            inputs['Normal'] = n.bump(value, bump, 0.01)
    n.principled(**inputs)
    return n.done()


def render_wall(name, colour, stain='#b79a78', age=1.0):
    """Rendered wall under limewash: float marks, patches of another coat, rain streaks, splashed red earth at the foot; fewer where `age` is less than 1."""
    n = Nodes(name)
    place = n.coordinates()
    base = srgb(colour)
    mottle = n.ramp(n.noise(place, 1.6, 6, 0.6), 0.35, 0.7)
    streak = n.ramp(n.noise(place, 7.0, 5, 0.6, stretch=(1, 1, 0.05)), 0.5, 0.8)
    where = n.ramp(n.noise(place, 0.9, 3), 0.42, 0.62)
    tint = n.mix(n.math('MULTIPLY', mottle, 0.30 * age), base, srgb(stain))
    tint = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', streak, where), 0.55 * age), tint, srgb('#6f604d'))
    smear = n.ramp(n.noise(place, 2.7, 7, 0.7), 0.56, 0.72)
    tint = n.mix(n.math('MULTIPLY', smear, 0.20 * age), tint, srgb('#7d6a54'))
    height = n.add('SeparateXYZ', Vector=n.add('NewGeometry').outputs['Position']).outputs[2]
    ragged = n.math('ADD', n.math('ADD', height, n.math('MULTIPLY', n.noise(place, 3.0, 6, 0.6), -0.35)), n.math('MULTIPLY', n.noise(place, 22.0, 4, 0.7), -0.34))
    tint = n.mix(n.ramp(ragged, -0.22, 0.14, 0.8, 0.0), tint, srgb('#8f5236'))
    drops = n.math('MULTIPLY', n.ramp(n.noise(place, 34.0, 3, 0.7), 0.52, 0.62), n.ramp(height, 0.15, 0.95, 0.75, 0.0))
    tint = n.mix(drops, tint, srgb('#945539'))
    normal = n.bump(n.noise(place, 26, 6, 0.6), 0.28, 0.006)
    normal = n.bump(n.noise(place, 1.8, 3, 0.5), 0.5, 0.03, normal)
    surface = n.principled(Base_Color=tint, Roughness=0.92, Specular=0.2, Normal=normal)
    n.show_plainly_in_bounces(surface.outputs[0], base)
    return n.done()


def run_off(name='run-off'):
    """Dirt that rain has washed down a wall, on a sheet before it whose `UVMap` runs from its foot to its top: darkest at the top, gone at the foot."""
    n = Nodes(name)
    place = n.coordinates()
    up = n.add('SeparateXYZ', Vector=n.coordinates('UV')).outputs
    runs = n.ramp(n.noise(place, 11.0, 5, 0.65, stretch=(1, 1, 0.04)), 0.46, 0.74)
    sides = n.math('MULTIPLY', n.ramp(up[0], 0.0, 0.12), n.ramp(up[0], 0.88, 1.0, 1.0, 0.0))
    share = n.math('MULTIPLY', n.math('MULTIPLY', runs, n.math('POWER', up[1], 1.6)), sides)
    dirt = n.add('BsdfDiffuse', Color=srgb('#5c4f41'))
    clear = n.add('BsdfTransparent')
    mixed = n.add('MixShader', Fac=n.math('MULTIPLY', share, 0.75))
    n.set(mixed, '1', clear.outputs[0])
    n.set(mixed, '2', dirt.outputs[0])
    n.show(mixed.outputs[0])
    return n.done()


def stone(name='stone'):
    """Machine-cut Nairobi stone in courses."""
    n = Nodes(name)
    place = n.coordinates('Generated')
    uv = n.coordinates('UV')
    # Courses laid by hand: no joint is quite straight.
    laid = n.mix(0.022, uv, n.add('TexNoise', Vector=uv, Scale=5.0, Detail=3.0).outputs['Color'], 'ADD')
    brick = n.bricks(laid, 0.42, 0.2, 0.011, ('#a09a8e', '#7f7b74', '#b5ac9c'))
    rough = n.noise(uv, 24, 8, 0.65)
    tint = n.mix(n.ramp(rough, 0.35, 0.7, 0, 0.5), brick['Color'], srgb('#69635b'))
    height = n.add('SeparateXYZ', Vector=n.add('NewGeometry').outputs['Position']).outputs[2]
    ragged = n.math('ADD', height, n.math('MULTIPLY', n.noise(place, 9.0, 5), -0.35))
    tint = n.mix(n.ramp(ragged, -0.15, 0.40, 0.62, 0.0), tint, srgb('#94593d'))
    normal = n.bump(n.math('SUBTRACT', n.math('MULTIPLY', rough, 0.6), brick['Fac']), 0.7, 0.012)
    surface = n.principled(Base_Color=tint, Roughness=0.9, Specular=0.25, Normal=normal)
    n.show_plainly_in_bounces(surface.outputs[0], srgb('#8c867b'))
    return n.done()


def timber(name, colour, along=0, roughness=0.6, sawn=False, near=False):
    """
    Grain drawn out along one axis of the object. `sawn` timber comes rough from the mill: growth rings, pores, knots, grey where it has
    stood in the rain. `near` is for close views: it is dirty, and its ends are split. Marks of the saw across the grain look like cloth.
    """
    n = Nodes(name)

    def drawn_out(across, long):
        return [long if axis == along else across for axis in range(3)]

    def stretched(across, long):
        return n.add('Mapping', Vector=place, Scale=drawn_out(across, long)).outputs[0]

    place = n.coordinates()
    base = srgb(colour)

    def darker(share):
        return tuple(c * share for c in base[:3]) + (1,)

    if not sawn:
        grain = n.noise(place, 3.0, 8, 0.65, stretch=drawn_out(14.0, 0.8))
        tint = n.mix(n.ramp(grain, 0.3, 0.72), base, darker(0.55))
        normal = n.bump(grain, 0.22, 0.003)
    else:
        # Every piece is cut from another place of the log, some distance from its heart.
        cut = n.add('TexWhiteNoise', {'noise_dimensions': '1D'}, W=n.math('MULTIPLY', n.add('ObjectInfo').outputs['Random'], 61.0)).outputs['Color']
        apart = n.add('VectorMath', {'operation': 'ADD'}, **{'0': place})
        n.set(apart, '1', n.add('Mapping', Vector=cut, Scale=drawn_out(0.16, 3.0), Location=drawn_out(0.05, 0.0)).outputs[0])
        place = apart.outputs[0]
        bent = n.mix(0.05, place, n.add('TexNoise', Vector=stretched(5.0, 1.1), Scale=1.0, Detail=3.0).outputs['Color'], 'ADD')
        radius = n.add('VectorMath', {'operation': 'LENGTH'})
        n.set(radius, '0', n.add('Mapping', Vector=bent, Scale=drawn_out(1.0, 0.0)).outputs[0])
        years = n.math('MULTIPLY', radius.outputs['Value'], 240.0)
        # A year begins pale, darkens slowly and ends in a sharp line; years differ.
        season = n.math('POWER', n.math('FRACT', years), 3.0)
        year = n.add('TexWhiteNoise', {'noise_dimensions': '1D'}, W=n.math('FLOOR', years)).outputs['Value']
        tint = n.mix(n.math('MULTIPLY', season, n.ramp(year, 0.0, 1.0, 0.35, 1.0)), base, darker(0.36))
        tint = n.mix(n.ramp(n.noise(place, 1.0, 4, 0.6, stretch=drawn_out(26.0, 1.6)), 0.35, 0.7, 0.0, 0.35), tint, darker(0.62))
        # Fibres and pores, as short as a fingernail.
        fibres = n.noise(place, 1.0, 3, 0.65, stretch=drawn_out(1100.0, 26.0))
        tint = n.mix(n.ramp(fibres, 0.36, 0.66, 0.0, 0.42), tint, darker(0.55))
        pores = n.ramp(n.noise(place, 1.0, 2, 0.6, stretch=drawn_out(1500.0, 40.0 if near else 110.0)), 0.60, 0.72)
        tint = n.mix(n.math('MULTIPLY', pores, 0.5), tint, darker(0.32))
        normal = n.bump(season, -0.3, 0.0008)
        if not near:
            # Cracks from drying, which run for a hand's breadth; close by they look like dashes of ink.
            cracks = n.ramp(n.noise(place, 1.0, 1, 0.4, stretch=drawn_out(75.0, 2.2)), 0.705, 0.715)
            tint = n.mix(cracks, tint, darker(0.08))
            normal = n.bump(season, -0.3, 0.0008, n.bump(cracks, -1.0, 0.003))
        spots = n.add('TexVoronoi', {'feature': 'F1'}, Vector=stretched(8.0, 2.2), Scale=1.0).outputs
        # Some cells have no knot.
        knot = n.math('MULTIPLY', n.ramp(spots['Distance'], 0.05, 0.13, 1.0, 0.0), n.ramp(n.add('SeparateRGB', Image=spots['Color']).outputs[0], 0.55, 0.6))
        tint = n.mix(n.math('MULTIPLY', knot, 0.8), tint, darker(0.26))
        weathered = n.ramp(n.noise(place, 4.0, 6, 0.65, stretch=drawn_out(1.0, 0.35)), 0.42, 0.68)
        tint = n.mix(n.math('MULTIPLY', weathered, 0.6), tint, srgb('#857d71'))
        normal = n.bump(fibres, 0.35, 0.0009, normal)
        if near:
            tint, normal = rough_sawn(n, tint, normal, along, darker, radius.outputs['Value'], bent)
    surface = n.principled(Base_Color=tint, Roughness=roughness, Specular=0.25 if sawn else 0.35, Normal=normal)
    n.show_plainly_in_bounces(surface.outputs[0], darker(0.75))
    return n.done()


def rough_sawn(n, tint, normal, along, darker, radius, bent):
    """Colour and normal of timber seen from close by: torn fibres, dirt of the yard, water stains, split ends."""
    place = n.coordinates()

    def stretch(across, long):
        return [long if axis == along else across for axis in range(3)]

    sides = n.ramp(n.math('ABSOLUTE', n.add('SeparateXYZ', Vector=n.coordinates('Normal')).outputs[along]), 0.5, 0.8, 1.0, 0.0)
    # Fibres that the saw has torn up are pale streaks as long as a hand; shorter ones look like printed dashes.
    torn = n.ramp(n.noise(place, 1.0, 4, 0.7, stretch=stretch(620.0, 7.0)), 0.52, 0.78)
    tint = n.mix(n.math('MULTIPLY', torn, 0.16), tint, srgb('#d3c3a2'))
    # Water has drawn tannin and dust along the grain.
    stained = n.ramp(n.noise(place, 1.0, 6, 0.65, stretch=stretch(16.0, 1.3)), 0.48, 0.66)
    tint = n.mix(n.math('MULTIPLY', stained, 0.5), tint, darker(0.38))
    # Dirt of the yard: smears of boots and earth, crumbs.
    dirt = n.ramp(n.noise(place, 11.0, 8, 0.72), 0.50, 0.72)
    tint = n.mix(n.math('MULTIPLY', dirt, 0.7), tint, srgb('#5f4f42'))
    crumbs = n.ramp(n.noise(place, 420.0, 3, 0.7), 0.63, 0.70)
    tint = n.mix(n.math('MULTIPLY', crumbs, 0.55), tint, darker(0.28))
    # Ends have dried out: darker, with splits that run from the heart.
    around = [axis for axis in range(3) if axis != along]
    parts = n.add('SeparateXYZ', Vector=bent).outputs
    angle = n.math('ARCTAN2', parts[around[0]], parts[around[1]])
    splits = n.add('CombineXYZ', X=n.math('MULTIPLY', angle, 16.0), Y=n.math('MULTIPLY', radius, 2.5)).outputs[0]
    splits = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(splits, 1.0, 1, 0.4), 0.5)), 0.004, 0.014, 1.0, 0.0)
    splits = n.math('MULTIPLY', splits, n.ramp(n.noise(place, 14.0, 1), 0.52, 0.62))
    ends = n.math('SUBTRACT', 1.0, sides)
    # Years show as rings, and the saw has left short scratches.
    rings = n.ramp(n.math('FRACT', n.math('MULTIPLY', radius, 260.0)), 0.35, 1.0)
    across_scratches = [40.0, 40.0, 40.0]
    across_scratches[around[0]], across_scratches[around[1]] = 300.0, 25.0
    scratches = n.noise(place, 1.0, 2, 0.6, stretch=across_scratches)
    tint = n.mix(n.math('MULTIPLY', ends, 0.6), tint, srgb('#7a6850'))
    tint = n.mix(n.math('MULTIPLY', ends, n.math('MULTIPLY', rings, 0.55)), tint, srgb('#4a3a28'))
    tint = n.mix(n.math('MULTIPLY', ends, n.ramp(scratches, 0.45, 0.75, 0.0, 0.5)), tint, srgb('#a08c6c'))
    tint = n.mix(n.math('MULTIPLY', ends, n.math('MULTIPLY', splits, 0.75)), tint, srgb('#1d1713'))
    return tint, n.bump(torn, 0.6, 0.0008, normal)


def painted_timber(name, colour, middle=0.0, shift=0.0, chipped=0.0):
    """
    A planed board along x under an old coat of oil paint: brush marks, the grain faintly showing, nail heads under the paint near
    x = `middle`, dust and dirty tracks of rain, wood bare where the paint has chipped, most about z = 0.
    `shift` in metres takes another piece of the board, with its nails elsewhere; a negative `chipped` leaves more of the paint.
    """
    n = Nodes(name)
    place = n.add('Mapping', Vector=n.coordinates(), Location=(shift - middle, 0.0, 0.0)).outputs[0]
    x, _, z = n.add('SeparateXYZ', Vector=place).outputs
    # The nails move by only 3% of that, so that they stay in the picture.
    x = n.math('SUBTRACT', x, 0.97 * shift)
    base = srgb(colour)
    brush = n.noise(n.mix(0.006, place, n.add('TexNoise', Vector=place, Scale=14.0).outputs['Color'], 'ADD'), 1.0, 3, 0.6, stretch=(5.0, 1.0, 620.0))
    wood = n.noise(place, 1.0, 4, 0.6, stretch=(2.2, 1.0, 150.0))
    thin = n.ramp(n.noise(place, 9.0, 5, 0.6), 0.35, 0.7)
    tint = n.mix(n.ramp(brush, 0.3, 0.7, 0.0, 0.16), base, tuple(c * 0.72 for c in base[:3]) + (1,))
    tint = n.mix(n.math('MULTIPLY', thin, 0.22), tint, srgb('#7d7262'))
    tracks = n.ramp(n.noise(place, 1.0, 6, 0.68, stretch=(38.0, 0.0, 3.0)), 0.48, 0.70)
    tint = n.mix(n.math('MULTIPLY', tracks, n.ramp(z, -0.07, 0.0, 0.10, 0.42)), tint, srgb('#5d4f40'))
    # Red earth splashed and blown up from the ground settles in the brush marks.
    dust = n.math('MULTIPLY', n.ramp(n.noise(place, 30.0, 8, 0.75), 0.46, 0.70), n.ramp(brush, 0.3, 0.7, 0.25, 0.6))
    tint = n.mix(n.math('MULTIPLY', dust, 0.55), tint, srgb('#a08468'))
    specks = n.ramp(n.noise(place, 700, 2, 0.7), 0.64, 0.72)
    tint = n.mix(n.math('MULTIPLY', specks, 0.5), tint, srgb('#5b4c3e'))
    height = n.math('MULTIPLY', brush, 0.5)
    height = n.math('ADD', height, n.math('MULTIPLY', wood, 0.7))
    for at, low in ((-0.083, -0.022), (-0.071, -0.041), (0.205, -0.026)):
        away = n.math('SQRT', n.math('ADD', n.math('POWER', n.math('SUBTRACT', x, at), 2.0), n.math('POWER', n.math('SUBTRACT', z, low), 2.0)))
        ragged = n.math('ADD', away, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(place, 500, 2), 0.5), 0.001))
        nail = n.ramp(ragged, 0.0013, 0.0024, 1.0, 0.0)
        tint = n.mix(n.math('MULTIPLY', nail, 0.55), tint, srgb('#6a4a32'))
        # Rust bleeds from it.
        bleed = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('ADD', n.math('SUBTRACT', x, at), n.math('MULTIPLY', n.math('SUBTRACT', n.noise(place, 120, 3), 0.5), 0.004))), 0.0, 0.0022, 1.0, 0.0), n.ramp(z, low - 0.024, low, 0.0, 1.0))
        bleed = n.math('MULTIPLY', bleed, n.math('LESS_THAN', z, low))
        tint = n.mix(n.math('MULTIPLY', bleed, 0.35), tint, srgb('#8a5a38'))
        height = n.math('SUBTRACT', height, n.math('MULTIPLY', nail, 0.9))
    # Paint comes off first at the edges and along the grain.
    border = n.math('MAXIMUM', n.ramp(z, -0.004, 0.0, 0.0, 0.17), n.ramp(z, -0.078, -0.064, 0.13, 0.0))
    flaw = n.math('ADD', n.noise(place, 1.0, 6, 0.7, stretch=(38.0, 60.0, 130.0)), border)
    chip = n.ramp(flaw, 0.715 - chipped, 0.722 - chipped)
    tint = n.mix(chip, tint, n.mix(n.ramp(n.noise(place, 1.0, 4, 0.7, stretch=(40.0, 1.0, 900.0)), 0.35, 0.65), srgb('#93846f'), srgb('#5a4b3c')))
    height = n.math('SUBTRACT', height, n.math('MULTIPLY', chip, 1.2))
    normal = n.bump(height, 0.8, 0.0004, n.bump(n.noise(place, 16, 3), 0.3, 0.002))
    rough = n.math('ADD', n.ramp(dust, 0.0, 0.6, 0.40, 0.66), n.math('MULTIPLY', chip, 0.4))
    surface = n.principled(Base_Color=tint, Roughness=rough, Specular=0.35, Normal=normal)
    n.show_plainly_in_bounces(surface.outputs[0], tuple(c * 0.85 for c in base[:3]) + (1,))
    return n.done()


def worn_zinc(name='worn zinc'):
    """Zinc-plated steel of screws, dulled by handling and dust, each a little differently."""
    n = Nodes(name)
    place = n.coordinates()
    which = n.add('ObjectInfo').outputs['Random']
    spot = n.noise(n.mix(1.0, place, n.add('ObjectInfo').outputs['Location'], 'ADD'), 420, 5, 0.7)
    tint = n.mix(n.ramp(spot, 0.35, 0.66), srgb('#9a9d9f'), srgb('#66696b'))
    tint = n.mix(n.ramp(which, 0.0, 1.0, 0.0, 0.4), tint, srgb('#5a5650'))
    metal = n.add('BsdfPrincipled', Base_Color=tint, Metallic=1.0, Roughness=n.ramp(spot, 0.3, 0.7, 0.34, 0.58), Normal=n.bump(spot, 0.25, 0.0002))
    dust = n.add('BsdfDiffuse', Color=srgb('#85817a'))
    share = n.math('ADD', n.ramp(n.noise(place, 300, 4, 0.7), 0.40, 0.70, 0.05, 0.32), n.math('MULTIPLY', which, 0.2))
    mixed = n.add('MixShader', Fac=share)
    n.set(mixed, '1', metal.outputs[0])
    n.set(mixed, '2', dust.outputs[0])
    n.show(mixed.outputs[0])
    return n.done()


def polished_floor(name, colour):
    """A cement floor under red polish, worn and scuffed, with red dust where nobody walks."""
    n = Nodes(name)
    place = n.add('NewGeometry').outputs['Position']
    dust = n.ramp(n.noise(place, 2.4, 7, 0.66), 0.36, 0.66)
    scuffs = n.ramp(n.noise(place, 15.0, 6, 0.7), 0.48, 0.70)
    tint = n.mix(n.math('MULTIPLY', scuffs, 0.45), srgb(colour), srgb('#54352b'))
    tint = n.mix(n.math('MULTIPLY', dust, 0.6), tint, srgb('#a37a5e'))
    surface = n.principled(Base_Color=tint, Roughness=n.ramp(dust, 0, 1, 0.36, 0.8), Specular=0.4, Normal=n.bump(n.noise(place, 40, 4), 0.2, 0.003))
    n.show_plainly_in_bounces(surface.outputs[0], srgb(colour))
    return n.done()


def trodden_cement(name, front):
    """
    The cement floor of a veranda: cast in bays of 1.25 m along x, worn to sand, cracked, stained, with red earth trodden over it, most of it
    along its open edge at y = `front`.
    """
    n = Nodes(name)
    place = n.add('NewGeometry').outputs['Position']
    x, y, _ = n.add('SeparateXYZ', Vector=place).outputs
    fine = n.noise(place, 110, 5, 0.72)
    cloud = n.math('ADD', n.noise(place, 1.2, 8, 0.66), n.math('MULTIPLY', fine, 0.22))
    tint = n.mix(n.ramp(cloud, 0.46, 0.78), srgb('#6a6257'), srgb('#a79d8c'))
    bay = n.math('DIVIDE', x, 1.25)
    cast = n.add('TexWhiteNoise', {'noise_dimensions': '1D'}, W=n.math('FLOOR', bay)).outputs['Value']
    tint = n.mix(n.math('MULTIPLY', cast, 0.3), tint, srgb('#544d45'))
    joint = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('ADD', bay, n.math('MULTIPLY', n.noise(place, 14, 3), 0.006))), 0.5))
    spread = n.ramp(n.math('ADD', y, n.math('MULTIPLY', n.noise(place, 1.6, 6, 0.7), -0.9)), front - 0.5, front + 0.25, 0.38, 0.0)
    earth = n.ramp(n.math('ADD', n.math('ADD', n.noise(place, 2.1, 9, 0.72), n.math('MULTIPLY', fine, 0.3)), spread), 0.60, 0.86, 0.06, 0.8)
    tint = n.mix(earth, tint, srgb('#8d5d42'))
    stain = n.ramp(n.noise(place, 2.9, 7, 0.68), 0.57, 0.66)
    tint = n.mix(n.math('MULTIPLY', stain, 0.5), tint, srgb('#4b423a'))
    cracked = n.add('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=n.mix(0.12, place, n.add('TexNoise', Vector=place, Scale=5.0, Detail=5.0).outputs['Color'], 'ADD'), Scale=0.9).outputs['Distance']
    crack = n.math('MULTIPLY', n.ramp(cracked, 0.0, 0.007, 1.0, 0.0), n.ramp(n.noise(place, 1.0, 4), 0.48, 0.56))
    dark = n.math('MAXIMUM', crack, n.ramp(joint, 0.492, 0.497))
    tint = n.mix(n.math('MULTIPLY', dark, 0.75), tint, srgb('#3a322b'))
    normal = n.bump(n.math('SUBTRACT', fine, dark), 0.5, 0.003)
    surface = n.principled(Base_Color=tint, Roughness=n.ramp(earth, 0, 1, 0.62, 0.9), Specular=0.25, Normal=normal)
    n.show_plainly_in_bounces(surface.outputs[0], srgb('#80705f'))
    return n.done()


def red_earth(name='red earth', grass_from=9.0, grass_to=16.0, path=False, bounced='#7d4a32'):
    """
    Packed murram, which turns into dry grass some metres from the house. `path` is a paler path to the steps; `bounced` is
    its mean colour, which windows mirror: that of grass where most of it is grass.
    """
    n = Nodes(name)
    place = n.add('NewGeometry').outputs['Position']
    broad = n.ramp(n.noise(place, 0.35, 6, 0.6), 0.35, 0.68)
    middle = n.ramp(n.noise(place, 2.6, 8, 0.65), 0.3, 0.72)
    grit = n.noise(place, 38, 6, 0.7)
    pebble = n.add('TexVoronoi', {'feature': 'F1'}, Vector=place, Scale=26.0).outputs['Distance']
    tint = n.mix(broad, srgb('#8f5639'), srgb('#70412b'))
    tint = n.mix(n.math('MULTIPLY', middle, 0.5), tint, srgb('#a67a58'))
    tint = n.mix(n.ramp(grit, 0.5, 0.75, 0, 0.45), tint, srgb('#553021'))
    # Loose gravel and crumbs, paler and darker than the ground that they lie on.
    gravel = n.add('TexVoronoi', {'feature': 'F1'}, Vector=n.mix(0.05, place, n.add('TexNoise', Vector=place, Scale=30.0).outputs['Color'], 'ADD'), Scale=58.0).outputs
    loose = n.math('MULTIPLY', n.ramp(gravel['Distance'], 0.22, 0.34, 1, 0), n.ramp(n.noise(place, 1.7, 5, 0.65), 0.40, 0.62))
    picked = n.add('SeparateRGB', Image=gravel['Color']).outputs
    loose = n.math('MULTIPLY', loose, n.ramp(picked[1], 0.45, 0.5))
    tint = n.mix(n.math('MULTIPLY', loose, 0.8), tint, n.mix(picked[0], srgb('#b58a68'), srgb('#5b3828')))
    grain = n.noise(place, 240, 4, 0.75)
    tint = n.mix(n.ramp(grain, 0.42, 0.62, 0, 0.5), tint, srgb('#5a3322'))
    # Ruts and trodden places.
    worn = n.noise(place, 1.1, 7, 0.62)
    tint = n.mix(n.ramp(worn, 0.45, 0.7, 0, 0.35), tint, srgb('#b98d6c'))
    away = n.add('VectorMath', {'operation': 'LENGTH'})
    n.set(away, '0', place)
    trodden = 0.0
    if path:
        parts = n.add('SeparateXYZ', Vector=place).outputs
        swing = n.math('MULTIPLY', n.math('POWER', n.math('ABSOLUTE', n.math('ADD', parts[1], 0.5)), 2.0), 0.055)
        off = n.math('ABSOLUTE', n.math('ADD', n.math('SUBTRACT', parts[0], 4.1), swing))
        off = n.math('ADD', off, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(place, 1.4, 5), 0.5), 1.6))
        front = n.ramp(parts[1], -0.5, 0.5, 1.0, 0.0)
        trodden = n.math('MULTIPLY', n.ramp(off, 0.4, 1.2, 1.0, 0.0), front)
        tint = n.mix(n.math('MULTIPLY', trodden, 0.6), tint, srgb('#b08a68'))
    ragged = n.math('ADD', away.outputs['Value'], n.math('MULTIPLY', n.noise(place, 0.5, 6), -9.0))
    sward = n.mix(n.ramp(n.noise(place, 0.9, 8, 0.7), 0.3, 0.7), srgb('#4c5730'), srgb('#69643f'))
    sward = n.mix(n.ramp(n.noise(place, 0.06, 4, 0.6), 0.4, 0.65), sward, srgb('#48562b'))
    # Clumps and blades.
    sward = n.mix(n.ramp(n.noise(place, 5.0, 6, 0.7), 0.40, 0.64, 0, 0.75), sward, srgb('#2f3a1a'))
    sward = n.mix(n.ramp(n.noise(place, 60, 4, 0.8), 0.46, 0.68, 0, 0.65), sward, srgb('#8a8a55'))
    # Places that cattle and feet have worn down to the earth.
    sward = n.mix(n.ramp(n.noise(place, 0.22, 7, 0.68), 0.52, 0.62, 0, 0.7), sward, srgb('#86593d'))
    tint = n.mix(n.math('MULTIPLY', n.ramp(ragged, grass_from - 4.5, grass_to - 4.5, 0, 0.94), n.math('SUBTRACT', 1.0, trodden)), tint, sward)
    height = n.math('ADD', n.math('MULTIPLY', grit, 0.5), n.math('MULTIPLY', n.ramp(pebble, 0.05, 0.35, 1, 0), 0.35))
    normal = n.bump(height, 0.6, 0.03, n.bump(middle, 0.6, 0.08, n.bump(worn, 0.6, 0.14)))
    normal = n.bump(grain, 0.6, 0.004, n.bump(loose, 0.8, 0.012, normal))
    surface = n.principled(Base_Color=tint, Roughness=0.95, Specular=0.15, Normal=normal)
    n.show_plainly_in_bounces(surface.outputs[0], srgb(bounced))
    return n.done()


def worn_concrete(name='worn concrete', shift=(0, 0, 0)):
    """A yard's concrete floor, worn down to its sand and stones, stained by water and oil, red earth trodden over it. `shift` moves the pattern."""
    n = Nodes(name)
    place = n.add('Mapping', Vector=n.add('NewGeometry').outputs['Position'], Location=tuple(shift)).outputs[0]
    fine = n.noise(place, 160, 6, 0.75)
    cloud = n.noise(place, 1.7, 9, 0.68)
    tint = n.mix(n.ramp(n.math('ADD', cloud, n.math('MULTIPLY', fine, 0.25)), 0.45, 0.78), srgb('#5a5650'), srgb('#8a847a'))
    worn = n.ramp(n.noise(place, 6.0, 6, 0.7), 0.40, 0.60, 0.35, 1.0)
    # What the cement no longer covers: sand, and stones of some millimetres; all in the colour, because the denoiser smooths what is only relief.
    for scale, share, amount in ((900.0, 0.25, 0.75), (330.0, 0.45, 0.8), (120.0, 0.66, 0.7)):
        warped = n.mix(0.6 / scale, place, n.add('TexNoise', Vector=place, Scale=1.5 * scale).outputs['Color'], 'ADD')
        grains = n.add('TexVoronoi', {'feature': 'F1'}, Vector=warped, Scale=scale).outputs
        picked = n.add('SeparateRGB', Image=grains['Color']).outputs
        shown = n.math('MULTIPLY', n.math('MULTIPLY', n.ramp(grains['Distance'], 0.28, 0.45, 1, 0), worn), n.ramp(picked[1], share, share + 0.05))
        tint = n.mix(n.math('MULTIPLY', shown, amount), tint, n.mix(picked[0], srgb('#38342f'), srgb('#b3ab9d')))
    pits = n.ramp(n.noise(place, 210, 4, 0.7), 0.64, 0.68)
    tint = n.mix(n.math('MULTIPLY', pits, 0.7), tint, srgb('#2c2824'))
    wet = n.ramp(n.math('ADD', n.noise(place, 1.3, 7, 0.62), n.math('MULTIPLY', fine, 0.06)), 0.60, 0.645)
    tint = n.mix(n.math('MULTIPLY', wet, 0.42), tint, srgb('#4f4a43'))
    oil = n.ramp(n.noise(place, 3.1, 5, 0.6), 0.70, 0.78)
    tint = n.mix(n.math('MULTIPLY', oil, 0.6), tint, srgb('#33302c'))
    dust = n.ramp(n.math('ADD', n.noise(place, 2.4, 8, 0.72), n.math('MULTIPLY', fine, 0.3)), 0.55, 0.82, 0.05, 0.6)
    tint = n.mix(dust, tint, srgb('#78675a'))
    normal = n.bump(n.math('SUBTRACT', fine, n.math('MULTIPLY', pits, 0.8)), 0.8, 0.0012)
    rough = n.ramp(wet, 0, 1, 0.9, 0.7)
    surface = n.principled(Base_Color=tint, Roughness=rough, Specular=0.2, Normal=normal)
    n.show_plainly_in_bounces(surface.outputs[0], srgb('#776e63'))
    return n.done()


def leaf(name, colours, translucency=0.45, roughness=0.5):
    """Translucent leaves of varying colour."""
    n = Nodes(name)
    pick = n.add('NewGeometry').outputs['Random Per Island']
    ramp = n.add('ValToRGB', Fac=pick)
    elements = ramp.color_ramp.elements
    while len(elements) < len(colours):
        elements.new(0.5)
    for i, colour in enumerate(colours):
        elements[i].position = i / max(1, len(colours) - 1)
        elements[i].color = srgb(colour)
    # No two plants of a kind are alike.
    chance = n.add('ObjectInfo').outputs['Random']
    shade = n.add('HueSaturation', Color=ramp.outputs[0], Hue=n.ramp(n.math('FRACT', n.math('MULTIPLY', chance, 7.13)), 0, 1, 0.5 - 0.055, 0.5 + 0.03),
                  Saturation=n.ramp(n.math('FRACT', n.math('MULTIPLY', chance, 13.7)), 0, 1, 1 - 0.32, 1 + 0.15),
                  Value=n.ramp(chance, 0, 1, 1 - 0.28, 1 + 0.24)).outputs[0]
    front = n.add('BsdfPrincipled', Base_Color=shade, Roughness=roughness, Specular=0.3)
    through = n.add('BsdfTranslucent', Color=shade)
    mixed = n.add('MixShader', Fac=translucency)
    n.set(mixed, '1', front.outputs[0])
    n.set(mixed, '2', through.outputs[0])
    n.tree.links.new(mixed.outputs[0], n.output.inputs[0])
    return n.done()


def bark(colour):
    """Bark of a colour, shared by all trees that use it."""
    name = 'bark ' + colour
    return bpy.data.materials.get(name) or plain(name, colour, 0.95, noise_scale=14, vary=0.5, bump=0.6)


def glass(name='window glass'):
    """A pane before a dim room: reflective at a slant, dark straight on."""
    n = Nodes(name)
    fresnel = n.add('Fresnel', IOR=1.5)
    place = n.coordinates()
    normal = n.bump(n.noise(place, 1.2, 2), 0.10, 0.02)
    mirror = n.add('BsdfGlossy', Color=(0.95, 0.95, 0.95, 1), Roughness=0.02, Normal=normal)
    clear = n.add('BsdfTransparent', Color=(0.93, 0.95, 0.94, 1))
    mixed = n.add('MixShader', Fac=n.math('ADD', n.math('MULTIPLY', fresnel.outputs[0], 1.4), 0.05))
    n.set(mixed, '1', clear.outputs[0])
    n.set(mixed, '2', mirror.outputs[0])
    n.tree.links.new(mixed.outputs[0], n.output.inputs[0])
    return n.done()
