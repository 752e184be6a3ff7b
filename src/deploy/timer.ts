import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PATHS } from '../pipeline/paths'

const TEMPLATES = join(PATHS.root, 'src/deploy/timer')
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The files for a server that publishes by itself from a clone of the project. It fetches merged
 * changes every five minutes, so prices of a new day are published within minutes after midnight in
 * São Paulo, whatever the server's time zone. Nothing is built when nothing has changed.
 * @param root the clone
 * @param folder where the files are written
 * @param bin the folder of Node
 * @param args options for `npm run deploy --`
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
