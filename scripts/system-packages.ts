import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds the first installed program of these names in /usr/bin, /usr/sbin or on the PATH. */
export function findProgram(...names: string[]): string | undefined {
  if (process.platform === 'win32') return undefined
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)]
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

/** The path in an environment variable, if it is set. @throws {Error} when the file does not exist. */
export function pathFromEnvironment(variable: string): string | undefined {
  const path = process.env[variable]
  if (path && !existsSync(path)) throw new Error(`${variable} is ${path}, but that file does not exist.`)
  return path || undefined
}

const APT = '/usr/bin/apt-get'

/** Whether system packages can be installed: with apt-get, as root. */
export const canInstallPackages = process.getuid?.() === 0 && existsSync(APT)

function runAptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stderr } = spawnSync(APT, ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) console.error(`apt-get ${args.join(' ')}: ${stderr?.toString().trim()}`)
  return status === 0
}

/** Installs system packages. Returns whether it succeeded. */
export function installPackages(...packages: string[]): boolean {
  if (!canInstallPackages) return false
  console.info(`Installing ${packages.join(', ')}`)
  runAptGet('update')
  return runAptGet('install', '-y', ...packages)
}
