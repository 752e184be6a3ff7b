import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PATHS } from '../pipeline/paths'

const TEMPLATES = join(PATHS.root, 'src/deploy/timer')
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The files by which a server with a clone of the project publishes by itself: every five minutes
 * it fetches what was merged, so also at 00:05 in São Paulo, whatever its own time zone. When
 * nothing has changed since, that ends before anything is built.
 * @param root the clone
 * @param folder where the files are written
 * @param bin the folder of Node
 * @param args what `npm run deploy --` gets
 * @returns texts by file name: a shell script, systemd's unit and timer, and a line for cron
 */
export function timerFiles(
  root: string,
  folder: string,
  bin: string,
  args: readonly string[],
): Map<string, string> {
  const values = new Map([
    ['root', quoted(root)],
    ['folder', folder],
    ['bin', quoted(bin)],
    ['args', args.map(quoted).join(' ')],
  ])
  const filled = (file: string) =>
    readFileSync(join(TEMPLATES, file), 'utf8').replaceAll(
      /@(\w+)@/g,
      (_, key) => values.get(key) ?? '',
    )
  return new Map(readdirSync(TEMPLATES).map((file) => [file, filled(file)]))
}
