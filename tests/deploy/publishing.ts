import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import type { Version } from '../../src/content/version'
import { publish as publishVersion, type Publication } from '../../src/deploy/deploy'
import { placeOf } from '../../src/deploy/place'
import { smallSite } from './small-site'

let work: string
/** What publications have said. */
export let said: string[]
/** The place. */
export let folder: string

/** Gives each test of a file a place of its own. Test files share this module, so each calls it. */
export const eachWithItsPlace = () =>
  beforeEach(() => {
    work = mkdtempSync(join(tmpdir(), 'retrilha-deploy-'))
    folder = join(work, 'srv')
    said = []
  })

export const built = (
  number: number,
  files: Record<string, string>,
  commit: string | null = null,
) => smallSite(join(work, `built-${number}`), files, commit)

export const to = (more: Partial<Publication> = {}): Publication => ({
  place: placeOf(folder),
  site: 'https://www.empresa.com.br',
  force: false,
  wrongAt: () => Promise.resolve(undefined),
  say: (line) => said.push(line),
  ...more,
})

export const publish = (
  publication: Publication,
  { version, build }: { version: Version; build: () => string },
) => publishVersion(publication, version, build)

export const shown = (file: string): string =>
  readFileSync(join(folder, 'current/site', file), 'utf8')
