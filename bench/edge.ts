/**
 * A browser takes gzip or brotli, and an edge network answers in brotli. The local engine would answer in gzip, with which a
 * page of 13.4 kB weighs 14.3 and needs a round trip more: so the bench asks for what visitors get (decision 74).
 */
export const asAtTheEdge = { 'Accept-Encoding': 'br' } as const
