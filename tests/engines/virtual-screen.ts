import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a virtual screen for a browser that needs one, under the first free number. */
export async function startVirtualScreen(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const size = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const screen = spawn(program, ['-displayfd', '3', ...size], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  process.once('exit', () => screen.kill())
  const output = screen.stdio[3]
  if (!output) throw new Error(`${program} has no pipe for its screen number`)
  const [number] = await once(output, 'data')
  return { display: `:${String(number).trim()}`, screen }
}
