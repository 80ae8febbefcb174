import { type Foreteller, foreteller, ONE } from './foretell.ts'

/**
 * Packs a list into so few characters that it travels in the link of a message: what comes next is foretold bit by bit, and
 * an arithmetic coder writes only what was not expected. Writer and reader begin with the same sample, so that even a short
 * list is written in the words that such lists are made of.
 */

/** Never change it: every link that was ever packed is read against it. A better one would need a key of its own. */
const SAMPLE = `12/11/2026, 10:32 - Fundi John: Hello boss, mabati list for the house, kindly quote. Asante
Roofing materials: iron sheets gauge 30, 28 box profile, versatile, corrugated, charcoal grey, maroon, tile red
mabati 30 za mita 3 na 12 za futi 10, vipande vya mita mbili na nusu
iron sheets 3m - 20pcs
14 sheets of 2.5 metres
20 pcs x 3m @ 1410 = 28,200/=
3mtrs 45pcs @1650, 2.5mtrs 12 pieces
8 of 3200mm
6@10ft = 60ft, 10ft x 24 pcs; 12ft x 16
ridges 6pcs, ridge caps 10 @ 450, valley 2, kofia 5
roofing nails 10kg, misumari kilo 3, fascia board, gutters, timber 2x2, 3x2, 4x2 cypress, cement bags 10
front 14 x 4.42 m, back 8 x 3.3 m, kitchen, veranda, bedroom, garage
1. 4 pcs 2.2m
Total 120 pcs, 360 m, KSh 169,200
`

/** A foreteller that has read the sample. */
function primed(): Foreteller {
  const one = foreteller()
  for (const byte of new TextEncoder().encode(SAMPLE))
    for (let bit = 7; bit >= 0; bit--) {
      one.chance()
      one.learn((byte >> bit) & 1)
    }
  return one
}

const TOP = 2 ** 32 - 1

/** Where a range of numbers is parted between a 1 below and a 0 above. */
function parting(low: number, high: number, chance: number): number {
  return low + Math.floor(((high - low) * chance) / ONE)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function lettersOf(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3)
    const three = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63]
    text += three
      .slice(0, Math.min(3, bytes.length - at) + 1)
      .map(value => LETTERS[value])
      .join('')
  }
  return text
}

function bytesOf(letters: string): number[] {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const letter of letters) {
    held = ((held << 6) | LETTERS.indexOf(letter)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
  }
  return bytes
}

/** A text in the letters, digits, `-` and `_` that no address escapes. */
export function pack(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const foretold = primed()
  const out: number[] = []
  let low = 0
  let high = TOP
  const put = (bit: number, chance: number) => {
    const middle = parting(low, high, chance)
    if (bit) high = middle
    else low = middle + 1
    while (Math.floor(low / 2 ** 24) === Math.floor(high / 2 ** 24)) {
      out.push(Math.floor(high / 2 ** 24))
      low = (low % 2 ** 24) * 256
      high = (high % 2 ** 24) * 256 + 255
    }
  }
  for (const byte of bytes) {
    // Before each character, whether there is one.
    put(1, ONE - 8)
    for (let bit = 7; bit >= 0; bit--) {
      put((byte >> bit) & 1, foretold.chance())
      foretold.learn((byte >> bit) & 1)
    }
  }
  put(0, ONE - 8)
  out.push(Math.floor(low / 2 ** 24) + 1)
  return lettersOf(out)
}

/** The text that was packed so; `undefined` of what was not. Reads at most so many characters. */
export function unpack(letters: string, longest: number): string | undefined {
  if (!/^[\w-]*$/.test(letters)) return undefined
  const data = bytesOf(letters)
  const foretold = primed()
  const bytes: number[] = []
  let at = 4
  let low = 0
  let high = TOP
  let value = [0, 1, 2, 3].reduce((sum, index) => sum * 256 + (data[index] ?? 0), 0)
  const take = (chance: number): number => {
    const middle = parting(low, high, chance)
    const bit = value <= middle ? 1 : 0
    if (bit) high = middle
    else low = middle + 1
    while (Math.floor(low / 2 ** 24) === Math.floor(high / 2 ** 24)) {
      low = (low % 2 ** 24) * 256
      high = (high % 2 ** 24) * 256 + 255
      value = (value % 2 ** 24) * 256 + (data[at] ?? 0)
      at += 1
    }
    return bit
  }
  while (take(ONE - 8)) {
    if (bytes.length >= longest * 3 || at > data.length + 4) return undefined
    let byte = 0
    for (let bit = 7; bit >= 0; bit--) {
      const one = take(foretold.chance())
      foretold.learn(one)
      byte = (byte << 1) | one
    }
    bytes.push(byte)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
  } catch {
    return undefined
  }
}
