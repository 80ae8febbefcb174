import type { Element, ElementContent, Nodes, Root } from 'hast'
import { createElement, isValidElement, type ReactNode } from 'react'
import { markdownToHast } from 'satteri'
import type { ContentsEntry } from '#features/shell/Contents.tsx'
import { houseIds } from '#roofing/quote/usual-houses.ts'
import { headingId } from '#text/heading-id.ts'
import { blocks } from './blocks/blocks.tsx'
import { ScrollBox } from './blocks/ScrollBox.tsx'
import { type GuideContext, quoteHref } from './guide-context.ts'
import { createFigures, UnavailableFigure, UnknownFigure } from './guide-figures.ts'

/** The elements that a guide may have. Markdown can make others, such as `h1`, `img` and `pre`: they are refused. */
const ALLOWED = new Set('p h2 h3 ul ol li a strong em del table thead tbody tr th td blockquote hr br code'.split(' '))
/** Elements that are left out if they ask for a product that is not on sale or a market item without a price. */
const OPTIONAL = new Set(['p', 'li', 'tr'])
/** Elements that hold only elements; the spaces between those are dropped. */
const CONTAINERS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr'])
const REQUEST = /\{\{([^{}]+)\}\}/g
const BLOCK = /^\{\{\s*((?:table|drawing|sheet)\s[^{}]+)\}\}$/

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

/**
 * Resolves an address of a guide: `quote:`, `quote:three-bedroom`, `quote:three-bedroom/box-profile`, `guide:roof-cost`,
 * `product:box-profile`, `page:delivery` or one that starts with https://.
 */
function resolveAddress(address: string, { facts, paths, slugs }: GuideContext): string {
  const [, kind = '', name = ''] = /^(quote|guide|product|page):(.*)$/.exec(address) ?? []
  const slugOnSale = (slug: string) => {
    if (!facts.products.some(product => product.slug === slug)) throw new UnavailableFigure(slug)
    return slug
  }
  if (kind === 'quote') {
    if (name === '') return paths.quote
    const [id, slug = facts.products[0]?.slug ?? ''] = name.split('/')
    const house = houseIds.find(each => each === id)
    if (house) return quoteHref(paths, house, slugOnSale(slug))
  }
  if (kind === 'product') return paths.product(slugOnSale(name))
  if (kind === 'guide' && slugs.includes(name)) return paths.guide(name)
  if (kind === 'page' && name === 'delivery') return paths.delivery
  if (kind === 'page' && name === 'products') return paths.products
  if (/^https:\/\//.test(address)) return address
  throw new UnknownFigure(
    `the link ${address} leads nowhere; allowed is quote:, quote:HOUSE, quote:HOUSE/PRODUCT, guide:NAME, product:NAME, page:delivery, page:products or https://…`,
  )
}

/** Renders the nodes of a guide as elements. */
function createRenderer(context: GuideContext) {
  const { facts, words } = context
  const answer = createFigures({ facts, words: words.guides, language: words.key })
  const fill = (text: string) =>
    text.replace(REQUEST, (found, request: string) => {
      try {
        return answer(request)
      } catch (error) {
        if (error instanceof UnknownFigure) throw new UnknownFigure(`${found} is no figure; ${error.message}`)
        throw error
      }
    })

  const renderAll = (nodes: readonly ElementContent[]): ReactNode[] => nodes.map((node, index) => render(node, index))

  function renderElement(node: Element, key: number): ReactNode {
    const { tagName, properties, children } = node
    if (!ALLOWED.has(tagName)) throw new UnknownFigure(`<${tagName}> is not allowed; allowed is plain Markdown`)
    if (tagName === 'p') {
      const [, request] = BLOCK.exec(textOf(node).trim()) ?? []
      if (request) return renderBlock(request.trim(), key)
    }
    const isContainer = CONTAINERS.has(tagName)
    const inside = renderAll(isContainer ? children.filter(({ type }) => type !== 'text') : children)
    if ((tagName === 'ul' || tagName === 'ol') && inside.every(item => item === null)) return null
    if (tagName === 'table')
      return (
        <ScrollBox key={key} label={textOf(children[1] ?? node).trim()}>
          <table>{inside}</table>
        </ScrollBox>
      )
    if (tagName === 'a')
      return createElement('a', { key, href: resolveAddress(String(properties.href), context) }, inside)
    if (tagName === 'h2' || tagName === 'h3')
      return createElement(tagName, { key, id: headingId(textOf(node)) }, inside)
    if (tagName === 'th') return createElement('th', { key, scope: 'col' }, inside)
    return inside.length > 0 ? createElement(tagName, { key }, inside) : createElement(tagName, { key })
  }

  function renderBlock(request: string, key: number): ReactNode {
    const [kind, name = '', ...names] = request.split(/\s+/)
    const Block = blocks[`${kind} ${name}`]
    if (!Block)
      throw new UnknownFigure(`{{${request}}} is no block; allowed is one of ${Object.keys(blocks).join(', ')}`)
    return <Block key={key} context={context} names={names} />
  }

  function render(node: ElementContent, key: number): ReactNode {
    if (node.type === 'text') return fill(node.value)
    if (node.type !== 'element') throw new UnknownFigure('HTML is not allowed; allowed is plain Markdown')
    if (!OPTIONAL.has(node.tagName)) return renderElement(node, key)
    try {
      return renderElement(node, key)
    } catch (error) {
      if (error instanceof UnavailableFigure) return null
      throw error
    }
  }
  return renderAll
}

/** The rank of a heading, 2 for `h2`; undefined for other nodes. */
function headingRank(node: ElementContent | undefined): number | undefined {
  const [, rank] = (node?.type === 'element' && /^h(\d)$/.exec(node.tagName)) || []
  return rank === undefined ? undefined : Number(rank)
}

/** Whether a node is a heading with text in the guide, of which everything was left out. */
function isEmptySection(nodes: readonly ElementContent[], rendered: readonly ReactNode[], index: number): boolean {
  const rank = headingRank(nodes[index])
  if (rank === undefined) return false
  const next = nodes.findIndex((node, other) => other > index && (headingRank(node) ?? 9) <= rank)
  const section = rendered.slice(index + 1, next < 0 ? undefined : next)
  return section.length > 0 && section.every(part => part === null)
}

/**
 * Renders the text of a guide, with its figures and tables.
 * @param body Markdown
 * @throws {UnknownFigure} with what was found and what is allowed.
 * @throws {UnavailableFigure} where text outside paragraphs, items and rows asks for a product that is not on sale or a market
 * item without a price. The message is only the name of that product or item.
 */
export function renderGuide(body: string, context: GuideContext): ReactNode[] {
  const { children } = markdownToHast(body) as Root
  const nodes = children.filter(({ type }) => type !== 'doctype' && type !== 'text') as ElementContent[]
  const rendered = createRenderer(context)(nodes)
  return rendered.filter((_, index) => !isEmptySection(nodes, rendered, index))
}

/** The sections of a rendered guide: its headings of the second rank. */
export function findHeadings(nodes: readonly ReactNode[]): ContentsEntry[] {
  return nodes.flatMap(node =>
    isValidElement<{ id: string; children: ReactNode }>(node) && node.type === 'h2'
      ? { id: node.props.id, text: node.props.children }
      : [],
  )
}

/**
 * Renders the text of a guide's file.
 * @param file its path, for the error message
 * @throws {Error} with the file, what was found and what is allowed.
 */
export function renderGuideFile(body: string, context: GuideContext, file: string): ReactNode[] {
  try {
    return renderGuide(body, context)
  } catch (error) {
    throw error instanceof UnknownFigure || error instanceof UnavailableFigure
      ? new Error(`${file}: ${error.message}.`)
      : error
  }
}
