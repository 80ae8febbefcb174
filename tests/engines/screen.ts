import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A screen that nobody sees, for a browser that needs one. It takes the first number that is free. */
export async function unseenScreen(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const size = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const screen = spawn(program, ['-displayfd', '3', ...size], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  process.once('exit', () => screen.kill())
  const said = screen.stdio[3]
  if (!said) throw new Error(`${program} has no way to say which screen it is`)
  const [number] = await once(said, 'data')
  return { display: `:${String(number).trim()}`, screen }
}
