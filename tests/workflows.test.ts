import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const folder = fileURLToPath(new URL('../.github/workflows/', import.meta.url))

const PERMISSIONS = z.record(z.string(), z.enum(['read', 'write', 'none']))
const STEP = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
})
const WORKFLOW = z.looseObject({
  on: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]),
  permissions: PERMISSIONS,
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: PERMISSIONS,
      'timeout-minutes': z.number(),
      steps: z.array(STEP),
    }),
  ),
})

/** The faults of a workflow, as sentences. */
function faultsOf(source: string): string[] {
  const { on, permissions, jobs } = WORKFLOW.parse(parse(source))
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on)
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  const writes = Object.values(jobs)
    .flatMap((job) => Object.entries(job.permissions))
    .some(([, right]) => right === 'write')
  const isForeign = events.includes('workflow_run') || events.includes('issue_comment')
  const refs = steps
    .filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    .map((step) => step.with)
  return [
    ...steps.flatMap(({ uses }) =>
      uses === undefined || /^[\w./-]+@[0-9a-f]{40}$/.test(uses)
        ? []
        : [`${uses}: not pinned by a full commit`],
    ),
    ...Array.from(source.matchAll(/uses: (.*)$/gm), ([, use = '']) => use)
      .filter((use) => !/@\S+ # v\d+\.\d+\.\d+$/.test(use))
      .map((use) => `${use}: does not say its version`),
    ...(Object.keys(permissions).length > 0 ? ['rights for all jobs'] : []),
    ...(events.includes('pull_request_target') ? ['pull_request_target'] : []),
    ...(events.includes('pull_request') && writes ? ['a pull request gets a right to write'] : []),
    ...(events.includes('pull_request') && /secrets\.|github\.token/.test(source)
      ? ['a pull request gets a secret']
      : []),
    // GitHub pastes the value between these braces into the script before the shell reads it.
    ...steps.flatMap(({ run }) => (run?.includes('${{') ? [`pasted into a script: ${run}`] : [])),
    ...refs.flatMap((input) =>
      input?.['persist-credentials'] === false ? [] : ['a checkout leaves its token behind'],
    ),
    ...(isForeign
      ? refs.flatMap((input) =>
          input?.ref === '${{ github.event.repository.default_branch }}'
            ? []
            : ['checks out something else than the default branch'],
        )
      : []),
  ]
}

const root = fileURLToPath(new URL('../', import.meta.url))
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')))

/** The options in `rest` that the script's file does not define; Playwright's are not checked. */
function missingOptions(script: string, rest: string): string[] {
  const [file] = /\b(?:src|tests)\/\S+\.ts\b/.exec(script.replace(/^.*run\.mjs/, '')) ?? []
  if (file === undefined || file.endsWith('test-browser.ts')) return []
  const source = readFileSync(root + file, 'utf8')
  return Array.from(rest.matchAll(/(?<= |^)--([a-z][\w-]*)/g), ([, name = '']) => name)
    .filter((name) => !new RegExp(`['"]?${name}['"]?: \\{ type:`).test(source))
    .map((name) => `${file} --${name}`)
}

/** The commands, options and files that a workflow uses and the project does not have. */
function missingCommands(source: string): string[] {
  const steps = Object.values(WORKFLOW.parse(parse(source)).jobs).flatMap((job) => job.steps)
  return steps.flatMap(({ run = '' }) => [
    ...Array.from(run.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g), ([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `npm run ${name}`),
    ...Array.from(run.matchAll(/npm run (?:-s )?([\w:-]+) -- (.*)/g)).flatMap(
      ([, name = '', rest = '']) => missingOptions(scripts[name] ?? '', rest),
    ),
    ...Array.from(run.matchAll(/\b(?:src|tests)\/\S+\.(?:ts|mjs)\b/g), ([path]) => path).filter(
      (path) => !existsSync(root + path),
    ),
  ])
}

describe('the workflows', () => {
  const files = readdirSync(folder)

  it.each(files)('%s runs commands that the project has', (file) => {
    const source = readFileSync(folder + file, 'utf8')
    expect(missingCommands(source)).toEqual([])
    const broken = source
      .replace(/npm run [\w:]+/, 'npm run publicar')
      .replace(/-cli\.ts/, '-clo.ts')
    expect(missingCommands(broken)).not.toEqual([])
  })

  it('would be missed with an option that nobody knows', () => {
    const source = readFileSync(`${folder}publish.yml`, 'utf8')
    expect(
      missingCommands(source.replace('--built', '--feito').replace('--release', '--so')),
    ).toEqual(['src/pipeline/check/cli.ts --so', 'src/deploy/deploy-cli.ts --feito'])
  })

  it.each(files)('%s runs only what is pinned, with no right that it does not need', (file) => {
    expect(faultsOf(readFileSync(folder + file, 'utf8'))).toEqual([])
  })

  const comment = readFileSync(`${folder}comment.yml`, 'utf8')
  const content = readFileSync(`${folder}content.yml`, 'utf8')
  it.each([
    [
      'a tag in place of a commit',
      comment,
      /@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5\.0\.0/,
      '@v5 # v5.0.0',
      'actions/checkout@v5: not pinned by a full commit',
    ],
    [
      'a commit without its version',
      comment,
      / # v5\.0\.0/,
      '',
      expect.stringContaining('does not say its version'),
    ],
    [
      'rights for all',
      comment,
      'permissions: {}',
      'permissions: { contents: write }',
      'rights for all jobs',
    ],
    [
      'a request with the rights of main',
      content,
      '  pull_request:',
      '  pull_request_target:',
      'pull_request_target',
    ],
    [
      'a request that may write',
      content,
      '{ contents: read }',
      '{ contents: write }',
      'a pull request gets a right to write',
    ],
    [
      'a request with a token',
      content,
      '${{ github.event.pull_request.number }}',
      '${{ github.token }}',
      'a pull request gets a secret',
    ],
    [
      'a title pasted into a script',
      content,
      '"$NUMBER"',
      '"${{ github.event.pull_request.title }}"',
      expect.stringContaining('pasted into a script'),
    ],
    [
      'the fork checked out where a token is',
      comment,
      'github.event.repository.default_branch',
      'github.event.workflow_run.head_sha',
      'checks out something else than the default branch',
    ],
  ])('would be refused with %s', (_, source, from, to, sentence) => {
    const broken = source.replace(from, () => to)
    expect(broken).not.toBe(source)
    expect(faultsOf(broken)).toContainEqual(sentence)
  })

  it('hand the review on under the names that both sides know', () => {
    const name = z.object({ name: z.string() }).parse(parse(content)).name
    expect(
      z
        .object({ on: z.object({ workflow_run: z.object({ workflows: z.array(z.string()) }) }) })
        .parse(parse(comment)).on.workflow_run.workflows,
    ).toEqual([name])
    expect(content).toContain('name: pedido, path: .generated/pedido')
    expect(comment).toContain('name: pedido\n')
  })
})
