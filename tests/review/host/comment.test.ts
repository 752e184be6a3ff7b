import { expect, it } from 'vitest'
import type { ContentDiff } from '../../../src/review/content-diff'
import { commentBody, MARKER, MAX_COMMENT } from '../../../src/review/host/comment'
import { NO_DIFF } from '../test-repository'

const RUN = 'https://github.com/a/b/actions/runs/1'
const diffOf = (count: number): ContentDiff => ({
  ...NO_DIFF,
  errors: Array.from({ length: count }, (_, index) => ({
    severity: 'error' as const,
    file: `content/lots/${index}.yaml`,
    line: 1,
    column: 1,
    field: 'price',
    message: '@diretor veja <img src=x>',
    fix: 'corrija',
  })),
})

it('begins with the mark by which it is found again, and names the run with the preview', () => {
  const body = commentBody(diffOf(1), RUN)
  expect(body.startsWith(`${MARKER}\n# Revisão do conteúdo\n`)).toBe(true)
  expect(body).toContain(`[Artifacts](${RUN}#artifacts)`)
  expect(body).not.toContain('aqui não cabe mais')
})

it('calls nobody and shows no picture, whatever the data say', () => {
  expect(commentBody(diffOf(1), RUN)).toContain(String.raw`${'`@diretor`'} veja \<img src=x\>`)
})

it('is cut at a whole line when it is longer than the host takes, and says so', () => {
  const body = commentBody(diffOf(2_000), RUN)
  expect(body.length).toBeLessThanOrEqual(MAX_COMMENT)
  expect(body.length).toBeGreaterThan(MAX_COMMENT - 400)
  expect(body).toMatch(/ corrija\n\n\*\*O relatório continua no resumo/)
  expect(body).toContain('#artifacts')
})
