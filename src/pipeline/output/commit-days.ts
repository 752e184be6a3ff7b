import { gitOutput } from '../git'

/**
 * Returns the day of the last commit of every file below a folder, in São Paulo, by its path below
 * it: the same for everybody who has that commit. Never throws; empty without a history, or with a
 * shallow one, which would give every file the same day.
 */
export function commitDays(folder: string): Map<string, string> {
  const git = (...args: string[]) =>
    gitOutput(folder, args, { env: { TZ: 'America/Sao_Paulo' } })?.toString() ?? ''
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map()
  const days = new Map<string, string>()
  // A day, then its files, newest first: the first day that lists a file is that of its last
  // commit.
  let day = ''
  for (const line of git(
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x00%cd',
    '--date=format-local:%Y-%m-%d',
    '--name-only',
    '--relative',
    '--',
    '.',
  ).split('\n')) {
    if (line.startsWith('\0')) day = line.slice(1)
    else if (line !== '' && !days.has(line)) days.set(line, day)
  }
  return days
}
