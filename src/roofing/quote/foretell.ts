/**
 * Foretells a text bit by bit from what stood before, and learns from what came: the model behind `pack.ts`. All numbers
 * are whole, so that every browser foretells what any other one did.
 */

/** How many characters back each opinion looks; one more goes by the word that has begun. */
const ORDERS = [0, 1, 2, 3]
const OPINIONS = ORDERS.length + 1
const PLACES = 1 << 16
/** Chances are told in parts of this. */
export const ONE = 1 << 12
/** An opinion stops changing faster than one part in so many. */
const SURE = 30
/** Weights of opinions are told in parts of this. */
const WEIGHT = 1 << 16
const FIRST_WEIGHT = 22_000

/** The logistic curve at every 128th place from -2048 to 2048, in parts of `ONE`: chances are weighed on it. */
const CURVE = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901, 3975,
  4024, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
]

function onCurve(place: number): number {
  if (place > 2047) return ONE - 1
  if (place < -2047) return 1
  const at = (place >> 7) + 16
  const part = place & 127
  return ((CURVE[at] as number) * (128 - part) + (CURVE[at + 1] as number) * part + 64) >> 7
}

/** The place on the curve of every chance. */
const placeOf = new Int16Array(ONE).fill(2047)
for (let place = -2047, chance = 0; place <= 2047; place++)
  for (const reached = onCurve(place); chance <= reached; chance++) placeOf[chance] = place

export interface Foreteller {
  /** The chance that the next bit is 1, in parts of `ONE`: never sure of either. */
  chance(): number
  learn(bit: number): void
}

/** One that knows nothing yet. */
export function foreteller(): Foreteller {
  const chances = Array.from({ length: OPINIONS }, () => new Uint16Array(PLACES).fill(PLACES / 2))
  const heard = Array.from({ length: OPINIONS }, () => new Uint8Array(PLACES))
  const places = new Int32Array(OPINIONS)
  const opinions = new Int32Array(OPINIONS)
  const weights = new Int32Array(OPINIONS).fill(FIRST_WEIGHT)
  const before = new Uint8Array(4)
  let bits = 1
  let word = 0
  let told = 0

  const look = () => {
    for (let each = 0; each < OPINIONS; each++) {
      let hash = Math.imul(bits + each * 977, 0x9e3779b1)
      const order = ORDERS[each]
      if (order === undefined) hash = Math.imul(hash ^ word, 0x2c1b3c6d)
      else
        for (let back = 0; back < order; back++)
          hash = Math.imul(hash ^ ((before[back] as number) + 1), 0x2c1b3c6d) + back
      places[each] = (hash ^ (hash >>> 15)) & (PLACES - 1)
    }
  }
  const end = (character: number) => {
    before.copyWithin(1, 0)
    before[0] = character
    const letter = character | 32
    word = letter >= 97 && letter <= 122 ? Math.imul(word + letter, 0x2f0b4c47) : 0
    bits = 1
  }
  look()
  return {
    chance() {
      let sum = 0
      for (let each = 0; each < OPINIONS; each++) {
        const place = places[each] as number
        // Who has heard nothing yet has no opinion.
        const opinion = heard[each]?.[place] === 0 ? 0 : (placeOf[(chances[each]?.[place] as number) >> 4] as number)
        opinions[each] = opinion
        sum += (weights[each] as number) * opinion
      }
      told = Math.min(ONE - 2, Math.max(1, onCurve(Math.trunc(sum / WEIGHT))))
      return told
    },
    learn(bit) {
      const wrong = (bit ? ONE - 1 : 0) - told
      for (let each = 0; each < OPINIONS; each++) {
        weights[each] = (weights[each] as number) + Math.trunc(((opinions[each] as number) * wrong) / 512)
        const [own, ears] = [chances[each] as Uint16Array, heard[each] as Uint8Array]
        const place = places[each] as number
        const [old, times] = [own[place] as number, ears[place] as number]
        own[place] = old + Math.trunc((((bit ? PLACES - 1 : 0) - old) * 10) / (times * 10 + 17))
        if (times < SURE) ears[place] = times + 1
      }
      bits = (bits << 1) | bit
      if (bits > 255) end(bits & 255)
      look()
    },
  }
}
