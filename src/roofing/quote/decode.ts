import { roofShapes } from '../roofs/roof.ts'
import { readField } from './field.ts'
import { type Key, readKey } from './keys.ts'
import { mostListChars, mostNameChars, newQuote, newRoof, type Quote, type RoofDraft } from './quote.ts'

/** The values that a link may name: slugs of products, names of colours and counties. */
export interface Known {
  readonly products: readonly string[]
  readonly colours: readonly string[]
  readonly counties: readonly string[]
}

/** Something in a link that was passed over: an unknown name, a value out of range, a repetition. Shortened to show. */
export interface Ignored {
  readonly key: string
  readonly found: string
}

export interface DecodedQuote {
  readonly quote: Quote
  readonly ignored: readonly Ignored[]
}

const MOST_IGNORED = 20
const SHOWN_CHARS = 40

/** Whether a link's fragment holds a quote. */
export function isQuoteFragment(fragment: string): boolean {
  return /^#?quote(?:\?|$)/.test(fragment)
}

/** The value of a known name, or `undefined` where it is none that the name may have. */
function readValue(key: Key, text: string, known: Known): string | number | undefined {
  const oneOf = (all: readonly string[]) => (all.includes(text) ? text : undefined)
  const upTo = (chars: number) => (text !== '' && text.length <= chars ? text : undefined)
  switch (key.field) {
    case 'shape':
      return oneOf(roofShapes)
    case 'product':
      return oneOf(known.products)
    case 'colour':
      return oneOf(known.colours)
    case 'county':
      return oneOf(known.counties)
    case 'name':
      return upTo(mostNameChars)
    case 'list':
      return upTo(mostListChars)
    default: {
      const reading = readField(key.field, text)
      return reading.ok ? reading.value : undefined
    }
  }
}

/** Reads a fragment, whatever is in it: what cannot be used falls back to its default and is named in `ignored`. */
export function decodeQuote(fragment: string, known: Known): DecodedQuote {
  const ignored: Ignored[] = []
  const roofs: RoofDraft[] = []
  let quote = newQuote
  const seen = new Set<string>()
  for (const [name, text] of new URLSearchParams(fragment.replace(/^#?quote\??/, ''))) {
    const key = readKey(name)
    const value = key && !seen.has(name) ? readValue(key, text, known) : undefined
    if (!key || value === undefined) {
      if (ignored.length < MOST_IGNORED)
        ignored.push({ key: name.slice(0, SHOWN_CHARS), found: text.slice(0, SHOWN_CHARS) })
      continue
    }
    seen.add(name)
    if (key.of === 'roof') roofs[key.roof] = { ...(roofs[key.roof] ?? newRoof), [key.field]: value }
    else if (key.of === 'settings') quote = { ...quote, settings: { ...quote.settings, [key.field]: value } }
    else quote = { ...quote, [key.field]: value }
  }
  // Numbers may have been left out between: roofs close up.
  const described = roofs.filter(roof => roof !== undefined)
  return { quote: described.length > 0 ? { ...quote, roofs: described } : quote, ignored }
}
