import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { productFacts } from '../catalogue/products.ts'
import type { ProfileId } from '../roofing/profiles/profile.ts'
import { profiles } from '../roofing/profiles/profiles.ts'
import { RoofPieceDrawing } from './RoofPieceDrawing.tsx'

const GROUND = '#e4ddcf'
const BARE_METAL = '#a9b0b3'
const PAINT: Partial<Record<ProfileId, string>> = {
  box: '#3b4148',
  versatile: '#a33a2c',
  romantile: '#2b5a3a',
  'maisha-tile': '#6b2230',
}

const heroes: Record<string, [width: number, height: number]> = { 'hero-wide': [1920, 1320], 'hero-tall': [1200, 1200] }

function draw(profile: ProfileId, colour: string, width: number, height: number): Buffer {
  const drawing = (
    <RoofPieceDrawing profile={profiles[profile]} colour={colour} ground={GROUND} width={width} height={height} />
  )
  return new Resvg(renderToStaticMarkup(drawing)).render().asPng()
}

/** A picture drawn from a profile, under the name that its render has. */
export function drawnMaster(name: string): Buffer | undefined {
  const hero = heroes[name]
  if (hero) return draw('box', PAINT.box as string, ...hero)
  const product = productFacts.find(facts => facts.image === name)
  if (!product) return undefined
  const colour = product.finish === 'bare' ? BARE_METAL : (PAINT[product.profile] ?? BARE_METAL)
  return draw(product.profile, colour, 1440, 960)
}
