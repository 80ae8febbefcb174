import { execFileSync } from 'node:child_process'

// Takes the last change of the owner's files back, as a change of its own: nothing is lost, and a second time brings it back.
// The folder to work in may be named; else it is this one.
const [folder = '.'] = process.argv.slice(2)
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim()

const last = git('log', '-1', '--format=%H', '--', 'content')
const [before] = git('log', '-1', '--format=%P', last).split(' ')
if (!last || !before) throw new Error('There is no change of content/ to undo.')
const said = git('log', '-1', '--format=%s', last)
// Only the owner's files: a programmer's change that came with them stays.
git('rm', '-r', '--quiet', '--ignore-unmatch', 'content')
git('checkout', before, '--', 'content')
git(
  ...['-c', 'user.name=The desk', '-c', 'user.email=desk@users.noreply.github.com'],
  ...['commit', '--quiet', '-m', `Undo: ${said}`],
)
console.info(`Undone: ${said}`)
