import type { APIRoute } from 'astro'
import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { cropSquare } from '#media/pictures/crop-square.ts'

export const getStaticPaths = () => productFacts.map(facts => ({ params: { slug: facts.slug }, props: { facts } }))

/** A square product picture for catalogues of other apps. */
export const GET: APIRoute<{ facts: ProductFacts }> = async ({ props: { facts } }) =>
  new Response(new Uint8Array(await cropSquare(facts)), { headers: { 'content-type': 'image/jpeg' } })
