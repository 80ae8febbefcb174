import type { Load } from './load.ts'
import { thousands } from './table.ts'

/** The engine counts as flat when it ends with at most this much of what it began with. */
const FLAT = 1.1
const MEGABYTE = 1024 * 1024

function memoryRow(memory: readonly number[]): [string, string] {
  const [first, last] = [memory[0], memory.at(-1)]
  if (first === undefined || last === undefined) return ['memory of the engine', 'not told by this system']
  const held = last <= FLAT * first ? 'flat' : 'GREW'
  const [before, after, most] = [first, last, Math.max(...memory)].map(bytes => thousands(bytes / MEGABYTE))
  return ['memory of the engine', `${before} MB before, ${after} MB after, ${most} MB at most: ${held}`]
}

export function loadTable(load: Load): string {
  const milliseconds = [load.medianMs, load.p99Ms, load.worstMs].map(value => `${thousands(value)} ms`)
  const rows: [string, string][] = [
    ['addresses in turns', load.addresses.join(' ')],
    ['requests', `${thousands(load.requests)}, ${load.connections} at once`],
    ['a second', thousands(load.perSecond)],
    ['median, p99, worst', milliseconds.join(', ')],
    ['errors', `${load.errors}${load.errors === 0 ? '' : ' MISSED'}`],
    memoryRow(load.memory),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')
}
