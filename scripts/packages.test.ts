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
const manifest = read('package.json')
const lock: { lockfileVersion: number; packages: Record<string, Locked> } = read('package-lock.json')
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.split('node_modules/').at(-1) as string

test('package.json has exact versions', () => {
  const versions: [string, string][] = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.length).toBeGreaterThan(0)
  for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the lock file matches package.json', () => {
  expect(lock.packages['']).toMatchObject({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
  })
})

test('every package in the lock file has a version and a SHA-512 hash, and comes from the registry', () => {
  expect(packages.length).toBeGreaterThan(100)
  for (const [path, { version, integrity, resolved, link }] of packages) {
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/)
    expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/)
    expect([resolved, link], path).toEqual([undefined, undefined])
  }
})

test('the lock file has the optional packages for all systems', () => {
  const locked = new Set(packages.map(([path]) => nameOf(path)))
  for (const [path, { optionalDependencies = {} }] of packages)
    for (const part of Object.keys(optionalDependencies)) expect(locked, `${part}, for ${path}`).toContain(part)
})

test('allowScripts lists exactly the packages with install scripts', () => {
  const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  expect([...new Set(withScripts)].toSorted()).toEqual(Object.keys(manifest.allowScripts).toSorted())
})
