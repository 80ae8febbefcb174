import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { bareMetalColour } from '#facts/bare-metal.ts'
import { colours } from '#facts/colours.ts'
import { roofPictureName, stackPictureName } from '#facts/picture-names.ts'
import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { RoofCornerDrawing } from './RoofCornerDrawing.tsx'

const BACKGROUND = '#e4ddcf'

const heroSizesPx: Record<string, [width: number, height: number]> = {
  'hero-wide': [1920, 1320],
  'hero-tall': [1200, 1200],
}

function drawPng(profile: ProfileId, colour: string, width: number, height: number): Buffer {
  const drawing = (
    <RoofCornerDrawing
      profile={profiles[profile]}
      colour={colour}
      background={BACKGROUND}
      width={width}
      height={height}
    />
  )
  return new Resvg(renderToStaticMarkup(drawing)).render().asPng()
}

function findScreenColour(id: string | undefined): string {
  return colours.find(colour => colour.id === id)?.screen ?? bareMetalColour
}

/** Draws the picture of a name from its product's profile and colour. Undefined if no product or page has this picture. */
export function drawMaster(name: string, products: readonly ProductFacts[] = productFacts): Buffer | undefined {
  const heroSize = heroSizesPx[name]
  if (heroSize) return drawPng('box', findScreenColour('charcoal-grey'), ...heroSize)
  const product = products.find(facts => [roofPictureName(facts), stackPictureName(facts)].includes(name))
  return product && drawPng(product.profile, findScreenColour(product.picturedColour), 1440, 960)
}
