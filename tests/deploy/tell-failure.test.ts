import { expect, it } from 'vitest'
import { tellFailure } from '../../src/deploy/tell-failure'

/** A workflow's settings, with a function that takes the place of its requests to GitHub. */
const workflow = (send: typeof fetch) => ({
  host: { api: 'https://api.github.com', repository: 'empresa/site', token: '', fetch: send },
  commit: '0123456789abcdef',
  run: 'https://github.com/empresa/site/actions/runs/7',
})
const REPORT = 'content/company.yaml:6:7 cnpj: é o CNPJ de exemplo\n````\n# fim'

/** A GitHub that returns these pull requests of the commit and records each request. */
function github(pulls: unknown) {
  const asked: { url: string; body: string }[] = []
  const send: typeof fetch = (url, init) => {
    asked.push({ url: String(url), body: typeof init?.body === 'string' ? init.body : '' })
    return Promise.resolve(Response.json(init?.method === 'POST' ? {} : pulls))
  }
  return { asked, send }
}

it('a publication that failed says why on the pull request that the change came from', async () => {
  const { asked, send } = github([{ number: 12, title: 'Cobre' }])
  expect(await tellFailure(workflow(send), REPORT)).toBe('Pedido 12 avisado.')
  expect(asked.map(({ url }) => url)).toEqual([
    'https://api.github.com/repos/empresa/site/commits/0123456789abcdef/pulls',
    'https://api.github.com/repos/empresa/site/issues/12/comments',
  ])
  const { body } = JSON.parse(asked[1]?.body ?? '')
  expect(body).toMatch(/A publicação de 01234567 falhou[^]*O site continua com a versão de antes/)
  // Text that is quoted from a document cannot end the block and become a heading.
  expect(body).toMatch(/````text\n[^]*CNPJ de exemplo\n\n# fim\n````\n/)
  expect(body).toContain('https://github.com/empresa/site/actions/runs/7')
})

it('a commit without a pull request, and a refusal, are said', async () => {
  expect(await tellFailure(workflow(github([]).send), '')).toMatch(/não veio de um pedido/)
  const refusing: typeof fetch = () => Promise.resolve(new Response('', { status: 403 }))
  await expect(tellFailure(workflow(refusing), '')).rejects.toThrow('O GitHub respondeu 403')
})
