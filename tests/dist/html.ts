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
