import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { bareMetalColour } from '#facts/bare-metal.ts'
import { colours } from '#facts/colours.ts'
import { roofPictureName, stackPictureName } from '#facts/picture-names.ts'
import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { RoofPieceDrawing } from './RoofPieceDrawing.tsx'

const GROUND = '#e4ddcf'

const heroes: Record<string, [width: number, height: number]> = { 'hero-wide': [1920, 1320], 'hero-tall': [1200, 1200] }

function draw(profile: ProfileId, colour: string, width: number, height: number): Buffer {
  const drawing = (
    <RoofPieceDrawing profile={profiles[profile]} colour={colour} ground={GROUND} width={width} height={height} />
  )
  return new Resvg(renderToStaticMarkup(drawing)).render().asPng()
}

function screenOf(id: string | undefined): string {
  return colours.find(colour => colour.id === id)?.screen ?? bareMetalColour
}

/** A picture drawn from a profile, under the name that its render has or would have; the list is the site's own. */
export function drawnMaster(name: string, products: readonly ProductFacts[] = productFacts): Buffer | undefined {
  const hero = heroes[name]
  if (hero) return draw('box', screenOf('charcoal-grey'), ...hero)
  const product = products.find(facts => [roofPictureName(facts), stackPictureName(facts)].includes(name))
  return product && draw(product.profile, screenOf(product.picturedColour), 1440, 960)
}
