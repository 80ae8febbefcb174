import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is installed, in the distribution's own folder or on the path. */
export function installed(...names: string[]): string | undefined {
  if (process.platform === 'win32') return undefined
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

/** The path that an environment variable names; a wrong one is a mistake to be told, not to be passed over. */
export function named(variable: string): string | undefined {
  const wanted = process.env[variable]
  if (wanted && !existsSync(wanted)) throw new Error(`${variable} is ${wanted}, and there is no file of that name.`)
  return wanted || undefined
}

const APT = '/usr/bin/apt-get'

/** Whether packages of the distribution can be installed at all: on Debian and its like, by root. */
export const packaged = process.getuid?.() === 0 && existsSync(APT)

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stderr } = spawnSync(APT, ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) console.error(`apt-get ${args.join(' ')}: ${stderr?.toString().trim()}`)
  return status === 0
}

/** Installs packages without a word, unless it fails. */
export function installPackages(...packages: string[]): boolean {
  if (!packaged) return false
  console.info(`Installing ${packages.join(', ')}`)
  aptGet('update')
  return aptGet('install', '-y', ...packages)
}
