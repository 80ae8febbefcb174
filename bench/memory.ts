import { readdir, readFile } from 'node:fs/promises'

interface Process {
  readonly id: number
  readonly parent: number
  readonly name: string
}

async function readProcess(id: string): Promise<Process | undefined> {
  // A name stands in brackets and may hold anything, brackets too; what follows the last one is numbers.
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
  const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? []
  return parent ? { id: Number(id), parent: Number(parent), name } : undefined
}

async function residentBytes(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

/** Resident bytes of every process of that name below another one; nothing where the system does not tell (Linux does). */
export async function memoryBelow(ancestor: number, name: string): Promise<number | undefined> {
  const ids = (await readdir('/proc').catch(() => [])).filter(entry => /^\d+$/.test(entry))
  const processes = (await Promise.all(ids.map(readProcess))).filter(found => found !== undefined)
  const parents = new Map(processes.map(({ id, parent }) => [id, parent]))
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id)
    return parent !== undefined && (parent === ancestor || isBelow(parent))
  }
  const wanted = processes.filter(process => process.name === name && isBelow(process.id))
  if (wanted.length === 0) return undefined
  const sizes = await Promise.all(wanted.map(({ id }) => residentBytes(id)))
  return sizes.reduce((sum, size) => sum + size, 0)
}
