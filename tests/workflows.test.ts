import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = `${root}.github/workflows/`
const WORKFLOW = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({}),
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: z.record(z.string(), z.enum(['read', 'write'])),
      'timeout-minutes': z.number(),
      steps: z.array(
        z.looseObject({
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  ),
})
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')))

describe.each(readdirSync(folder))('%s', (file) => {
  const source = readFileSync(folder + file, 'utf8')
  const { on, jobs } = WORKFLOW.parse(parse(source))
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  it('uses only what is pinned by a commit, and says its version', () => {
    for (const [, use = ''] of source.matchAll(/uses: (.*)$/gm))
      expect(use).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('pastes nothing into a script, and leaves no token behind', () => {
    for (const { run, uses, with: input } of steps) {
      expect(run ?? '').not.toContain('${{')
      if (uses?.startsWith('actions/checkout@')) expect(input?.['persist-credentials']).toBe(false)
    }
  })

  it('runs commands that the project has', () => {
    for (const [, script = ''] of source.matchAll(/npm run (?:-s )?([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(script)
  })

  it('runs nothing of a request where it has a right to write, or a request’s token', () => {
    const isForeign = 'pull_request_target' in on
    const rights = Object.values(jobs).flatMap(({ permissions }) => Object.values(permissions))
    if ('pull_request' in on) expect(rights).not.toContain('write')
    if (!isForeign) return
    for (const { uses, with: input, run } of steps) {
      if (uses?.startsWith('actions/checkout@'))
        expect(input?.ref).toBe('${{ github.event.repository.default_branch }}')
      expect(run ?? '').not.toMatch(/git (?:checkout|switch|merge |worktree|reset|pull)/)
    }
    // What reads the content may not write, and what may write installs and reads nothing.
    for (const job of Object.values(jobs))
      if (Object.values(job.permissions).includes('write'))
        expect(JSON.stringify(job.steps)).not.toMatch(/npm|checkout/)
  })
})
