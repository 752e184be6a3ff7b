import { expect, it } from 'vitest'
import { reportMark } from '../../../src/content/version'
import { MARKER } from '../../../src/review/host/comment'
import { postComment, pullNumber } from '../../../src/review/host/post-comment'

const SHA = 'a'.repeat(40)
/** From this mark /admin learns which commit the comment is about. */
const MARK = reportMark(SHA)
const OURS = { id: 7, body: `${MARKER}\nantigo`, user: { login: 'github-actions[bot]' } }
const stranger = (id: number) => ({ id, body: `${MARKER}\nfalso`, user: { login: 'alguem' } })

/** Returns a host with these comments; `asked` lists every request that it gets. */
function hostWith(comments: object[], pull: object = {}, files: object[] = []) {
  const open = { state: 'open', head: { sha: SHA }, changed_files: files.length }
  const asked: string[] = []
  const answer = (path: string): unknown => {
    if (path.endsWith('/pulls/12')) return { ...open, ...pull }
    const page = Number(/[?&]page=(\d+)/.exec(path)?.[1] ?? 0)
    const list = path.includes('/files') ? files : comments
    return page > 0 ? list.slice((page - 1) * 100, page * 100) : {}
  }
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const path = String(url).replace('https://api.test', '')
    asked.push(`${init?.method} ${path}${typeof init?.body === 'string' ? ` ${init.body}` : ''}`)
    return Response.json(answer(path))
  }
  return { host: { api: 'https://api.test', repository: 'a/b', token: 't', fetch }, asked }
}
const post = (host: Parameters<typeof postComment>[0]) =>
  postComment(host, 12, SHA, (outside) => ['novo', ...outside].join(' '))

it('comments where nobody has commented, and not in place of a stranger’s comment', async () => {
  const { host, asked } = hostWith([stranger(1)])
  expect(await post(host)).toBe('Pedido 12 comentado.')
  expect(asked.at(-1)).toBe(`POST /repos/a/b/issues/12/comments {"body":"novo${MARK}"}`)
})

it('writes its own comment anew, also behind a hundred others', async () => {
  const { host, asked } = hostWith([
    ...Array.from({ length: 100 }, (_, index) => stranger(100 + index)),
    OURS,
  ])
  expect(await post(host)).toBe('Comentário do pedido 12 renovado.')
  expect(asked.at(-1)).toBe(`PATCH /repos/a/b/issues/comments/7 {"body":"novo${MARK}"}`)
})

it('names the files outside of content as the host knows them, also behind a hundred others', async () => {
  const { host, asked } = hostWith([], undefined, [
    ...Array.from({ length: 100 }, (_, index) => ({ filename: `content/lots/${index}.yaml` })),
    { filename: 'src/review/cli.ts' },
    { filename: 'content/a.yaml', previous_filename: 'package.json' },
  ])
  await post(host)
  expect(asked.at(-1)).toBe(
    `POST /repos/a/b/issues/12/comments {"body":"novo src/review/cli.ts package.json${MARK}"}`,
  )
})

it('says how many files the host does not name: the code may be among them', async () => {
  const { host, asked } = hostWith([], { changed_files: 3002 }, [{ filename: 'content/a.yaml' }])
  await post(host)
  expect(asked.at(-1)).toContain('novo 3001 que o GitHub não nomeia')
})

it.each([
  ['of another commit', { head: { sha: 'b'.repeat(40) } }],
  ['that is closed', { state: 'closed' }],
])('leaves a request %s alone', async (_, pull) => {
  const { host, asked } = hostWith([], pull)
  expect(await post(host)).toContain('nada foi comentado')
  expect(asked).toEqual(['GET /repos/a/b/pulls/12'])
})

it('fails where the host refuses', async () => {
  const { host } = hostWith([])
  await expect(
    post({ ...host, fetch: async () => new Response('', { status: 403 }) }),
  ).rejects.toThrow('O GitHub respondeu 403 a GET pulls/12.')
})

it('takes a number for a number only', () => {
  expect(pullNumber('12\n')).toBe(12)
  for (const text of ['', '0', '12/../13', '12 13', '1e3', '-1', '12\n\n', '12345678901'])
    expect(() => pullNumber(text), text).toThrow('não é um número')
})
