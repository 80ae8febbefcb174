import { type DefaultTreeAdapterTypes, parse as parseDocument } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** One element of a page, with the parts of the DOM that tests use. */
export interface HtmlElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly parent: HtmlElement | undefined
}

export interface HtmlDocument {
  readonly elements: readonly HtmlElement[]
  /** Parse errors, as the parser reports them. */
  readonly errors: readonly string[]
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Parses a page as a browser does. */
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

/** Finds the elements with a tag and, where given, with these attributes. */
export function findAll(
  document: HtmlDocument,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement[] {
  return document.elements.filter(
    element =>
      element.tag === tag && Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
  )
}

/** The `content` of a `<meta>`, by name or property. */
export function meta(document: HtmlDocument, name: string): string | undefined {
  const found = findAll(document, 'meta').filter(({ attributes }) =>
    [attributes.name, attributes.property].includes(name),
  )
  if (found.length > 1) throw new Error(`${found.length} <meta> elements are named ${name}`)
  return found[0]?.attributes.content
}

/** The elements inside an element, in document order. */
export function inside(document: HtmlDocument, outer: HtmlElement | undefined): HtmlDocument {
  const within = ({ parent }: HtmlElement): boolean => parent !== undefined && (parent === outer || within(parent))
  return { elements: document.elements.filter(within), errors: [] }
}

/** The elements inside the element with an id. @throws {Error} if there is none. */
export function partOf(document: HtmlDocument, id: string): HtmlDocument & { readonly text: string } {
  const found = document.elements.find(({ attributes }) => attributes.id === id)
  if (!found) throw new Error(`No element has the id ${id}`)
  return { ...inside(document, found), text: plainText(found) }
}

/** The elements inside the section with a heading. @throws {Error} if there is none. */
export function sectionOf(document: HtmlDocument, heading: string): HtmlDocument & { readonly text: string } {
  const named = document.elements.find(element => /^h\d$/.test(element.tag) && plainText(element) === heading)
  const section = findAll(document, 'section', { 'aria-labelledby': named?.attributes.id ?? 'no heading' })[0]
  if (!section) throw new Error(`No section has the heading “${heading}”`)
  return { ...inside(document, section), text: plainText(section) }
}

/** The text of an element, with single spaces. */
export const plainText = ({ text }: HtmlElement) => text.replaceAll(/\s+/g, ' ').trim()

/** The text of each element. */
export const textsOf = (elements: readonly HtmlElement[]) => elements.map(plainText)

/** The links with exactly this text. */
export function links(document: HtmlDocument, name: string): HtmlElement[] {
  return findAll(document, 'a').filter(link => plainText(link) === name)
}

/** The pictures, without their inline previews. */
export function pictures(document: HtmlDocument): HtmlElement[] {
  return findAll(document, 'img').filter(({ attributes }) => !attributes.src?.startsWith('data:'))
}
