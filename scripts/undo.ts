import { execFileSync } from 'node:child_process'

// Reverts the last change of the owner's files in a new commit. Running it again restores the change.
// Usage: node scripts/undo.ts [folder]
const [folder = '.'] = process.argv.slice(2)
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()

const last = git('log', '-1', '--format=%H', '--', 'content')
const [before] = git('log', '-1', '--format=%P', last).split(' ')
if (!last || !before) throw new Error('There is no change of content/ to undo.')
const subject = git('log', '-1', '--format=%s', last)
// Other files in the same commit stay as they are.
git('rm', '-r', '--quiet', '--ignore-unmatch', 'content')
git('checkout', before, '--', 'content')
git(
  ...['-c', 'user.name=The desk', '-c', 'user.email=desk@users.noreply.github.com'],
  ...['commit', '--quiet', '-m', `Undo: ${subject}`],
)
console.info(`Undone: ${subject}`)
