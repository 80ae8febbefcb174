import { type DefaultTreeAdapterTypes, parse as parseDocument } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** One element of a page, with as much of the DOM as the tests ask for. */
export interface HtmlElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly parent: HtmlElement | undefined
}

export interface HtmlDocument {
  readonly elements: readonly HtmlElement[]
  /** What a browser had to mend, in the parser's words. */
  readonly errors: readonly string[]
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Reads a page as a browser reads it. */
export function parse(html: string): HtmlDocument {
  const errors: string[] = []
  const root = parseDocument(html, { onParseError: error => errors.push(`${error.code} at line ${error.startLine}`) })
  const elements: HtmlElement[] = []
  const walk = (node: Node, parent: HtmlElement | undefined): void => {
    let inside = parent
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      inside = { tag: node.tagName, attributes, text: textOf(node), parent }
      elements.push(inside)
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, inside)
  }
  walk(root, undefined)
  return { elements, errors }
}

/** The elements with that tag, and those attributes where they are named. */
export function all(document: HtmlDocument, tag: string, wanted: Readonly<Record<string, string>> = {}): HtmlElement[] {
  return document.elements.filter(
    element =>
      element.tag === tag && Object.entries(wanted).every(([name, value]) => element.attributes[name] === value),
  )
}

/** The `content` of a `<meta>` by its name or property. */
export function meta(document: HtmlDocument, name: string): string | undefined {
  const found = all(document, 'meta').filter(({ attributes }) => [attributes.name, attributes.property].includes(name))
  if (found.length > 1) throw new Error(`There are ${found.length} <meta> named ${name}`)
  return found[0]?.attributes.content
}

/** What stands inside an element, in the order of the page. */
export function inside(document: HtmlDocument, outer: HtmlElement | undefined): HtmlDocument {
  const within = ({ parent }: HtmlElement): boolean => parent !== undefined && (parent === outer || within(parent))
  return { elements: document.elements.filter(within), errors: [] }
}

/** The part of a page with that id, and what stands inside it. @throws {Error} when there is none. */
export function partOf(document: HtmlDocument, id: string): HtmlDocument & { readonly text: string } {
  const part = document.elements.find(({ attributes }) => attributes.id === id)
  if (!part) throw new Error(`There is nothing named ${id}`)
  return { ...inside(document, part), text: words(part) }
}

/** The section that a heading names, and what stands inside it. @throws {Error} when there is none. */
export function sectionOf(document: HtmlDocument, heading: string): HtmlDocument & { readonly text: string } {
  const named = document.elements.find(element => /^h\d$/.test(element.tag) && words(element) === heading)
  const section = all(document, 'section', { 'aria-labelledby': named?.attributes.id ?? 'no heading' })[0]
  if (!section) throw new Error(`There is no section “${heading}”`)
  return { ...inside(document, section), text: words(section) }
}

/** What an element says, with single spaces. */
export const words = ({ text }: HtmlElement) => text.replaceAll(/\s+/g, ' ').trim()

/** What each of these says. */
export const said = (elements: readonly HtmlElement[]) => elements.map(words)

/** The links that say just that. */
export function links(document: HtmlDocument, name: string): HtmlElement[] {
  return all(document, 'a').filter(link => words(link) === name)
}

/** The pictures; their previews, which stand in the page, left out. */
export function pictures(document: HtmlDocument): HtmlElement[] {
  return all(document, 'img').filter(({ attributes }) => !attributes.src?.startsWith('data:'))
}
