import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const wanted = read('package.json')
const lock: { lockfileVersion: number; packages: Record<string, Locked> } = read('package-lock.json')
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.split('node_modules/').at(-1) as string

test('every package is asked for in one exact version', () => {
  const versions: [string, string][] = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies })
  expect(versions.length).toBeGreaterThan(0)
  for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the lock file is that of package.json', () => {
  expect(lock.packages['']).toMatchObject({
    dependencies: wanted.dependencies,
    devDependencies: wanted.devDependencies,
  })
})

test('every package in the lock file has a version and a strong hash of its content, and comes from no odd place', () => {
  expect(packages.length).toBeGreaterThan(100)
  for (const [path, { version, integrity, resolved, link }] of packages) {
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/)
    expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/)
    expect([resolved, link], path).toEqual([undefined, undefined])
  }
})

test('the lock file has the parts for other systems that packages name, so that it installs everywhere', () => {
  const locked = new Set(packages.map(([path]) => nameOf(path)))
  for (const [path, { optionalDependencies = {} }] of packages)
    for (const part of Object.keys(optionalDependencies)) expect(locked, `${part}, for ${path}`).toContain(part)
})

test('only packages that package.json names run something when they are installed, and it names no others', () => {
  const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  expect([...new Set(running)].toSorted()).toEqual(Object.keys(wanted.allowScripts).toSorted())
})
