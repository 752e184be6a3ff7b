import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftRequests, GitHubStore } from '../../../src/admin/store/github-store'

/** A repository in memory that answers as GitHub documents it: https://docs.github.com/rest */
class FakeGitHub {
  readonly blobs = new Map<string, Buffer>()
  readonly trees = new Map<string, Map<string, string>>()
  readonly commits = new Map<string, { tree: string; parents: string[]; message: string }>()
  readonly refs = new Map<string, string>()
  readonly pulls: {
    number: number
    title: string
    html_url: string
    draft: boolean
    node_id: string
    base: string
    head: { ref: string; repo: { full_name: string } }
  }[] = []
  readonly calls: string[] = []
  knowsDrafts = true

  constructor(files: Record<string, string>) {
    const tree = this.tree(
      new Map(Object.entries(files).map(([path, text]) => [path, this.blob(Buffer.from(text))])),
    )
    this.refs.set('main', this.commit({ tree, parents: [], message: 'Começo' }))
  }

  blob(bytes: Buffer): string {
    const sha = hash(bytes)
    this.blobs.set(sha, bytes)
    return sha
  }
  tree(entries: Map<string, string>): string {
    const sha = hash(JSON.stringify([...entries]))
    this.trees.set(sha, entries)
    return sha
  }
  commit(commit: { tree: string; parents: string[]; message: string }): string {
    const sha = hash(JSON.stringify(commit))
    this.commits.set(sha, commit)
    return sha
  }
  filesAt(ref: string): Map<string, string> {
    return this.trees.get(this.commits.get(this.refs.get(ref) ?? ref)?.tree ?? '') ?? new Map()
  }
  textAt(ref: string, path: string): string {
    return this.blobs.get(this.filesAt(ref).get(path) ?? '')?.toString() ?? ''
  }

  answer = (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input)
    const method = init.method ?? 'GET'
    this.calls.push(`${method} ${url.pathname}`)
    if (url.origin !== 'https://api.github.com') throw new Error(`asked ${url.origin}`)
    if (new Headers(init.headers).get('Authorization') !== 'Bearer chave') return reply(401, {})
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    const path = decodeURIComponent(url.pathname.replace('/repos/dono/nome/', ''))
    if (path === '/graphql') return this.graphql(body.query, body.variables)
    if (path.startsWith('git/trees/'))
      return reply(200, {
        tree: Array.from(this.filesAt(path.slice('git/trees/'.length)), ([name, sha]) => ({
          path: name,
          type: 'blob',
          sha,
          size: this.blobs.get(sha)?.length,
        })),
      })
    if (path.startsWith('git/ref/heads/'))
      return reply(200, { object: { sha: this.refs.get(path.slice('git/ref/heads/'.length)) } })
    if (path.startsWith('git/blobs/'))
      return reply(200, {
        content: this.blobs.get(path.slice('git/blobs/'.length))?.toString('base64'),
      })
    if (path.startsWith('git/commits/'))
      return reply(200, {
        tree: { sha: this.commits.get(path.slice('git/commits/'.length))?.tree },
      })
    if (path.startsWith('contents/')) {
      const sha = this.filesAt(url.searchParams.get('ref') ?? '').get(
        path.slice('contents/'.length),
      )
      return sha ? reply(200, { sha }) : reply(404, {})
    }
    if (method === 'POST' && path === 'git/blobs')
      return reply(201, { sha: this.blob(Buffer.from(body.content, 'base64')) })
    if (method === 'POST' && path === 'git/trees')
      return reply(201, {
        sha: this.tree(
          new Map([
            ...(this.trees.get(body.base_tree) ?? []),
            ...body.tree.map(
              (entry: { path: string; sha: string }) => [entry.path, entry.sha] as const,
            ),
          ]),
        ),
      })
    if (method === 'POST' && path === 'git/commits')
      return reply(201, {
        sha: this.commit({ tree: body.tree, parents: body.parents, message: body.message }),
      })
    if (method === 'POST' && path === 'git/refs') {
      this.refs.set(body.ref.replace('refs/heads/', ''), body.sha)
      return reply(201, {})
    }
    if (method === 'PATCH' && path.startsWith('git/refs/heads/')) {
      const branch = path.slice('git/refs/heads/'.length)
      const isForward = this.commits.get(body.sha)?.parents.includes(this.refs.get(branch) ?? '')
      if (!isForward && !body.force) return reply(422, { message: 'Update is not a fast forward' })
      this.refs.set(branch, body.sha)
      return reply(200, {})
    }
    if (method === 'POST' && path === 'pulls') return this.open(body)
    if (path === 'pulls')
      return reply(
        200,
        this.pulls.filter(({ base }) => base === url.searchParams.get('base')),
      )
    return reply(200, this.pulls.find(({ number }) => path === `pulls/${number}`) ?? {})
  }

  private open(body: {
    title: string
    head: string
    base: string
    draft?: boolean
  }): Promise<Response> {
    if (body.draft && !this.knowsDrafts) return reply(422, {})
    const number = this.pulls.length + 1
    const pull = {
      number,
      title: body.title,
      html_url: `https://github.com/dono/nome/pull/${number}`,
      draft: body.draft ?? false,
      node_id: `P${number}`,
      base: body.base,
      head: { ref: body.head, repo: { full_name: 'dono/nome' } },
    }
    this.pulls.push(pull)
    return reply(201, pull)
  }

  private graphql(query: string, variables: { id?: string }): Promise<Response> {
    const pull = this.pulls.find(({ node_id }) => node_id === variables.id)
    if (pull) {
      pull.draft = false
      return reply(200, { data: {} })
    }
    const objects = Array.from(
      query.matchAll(/(b\d+): object\(oid: "(\w+)"\)/g),
      ([, name, sha = '']) => [
        name,
        { text: this.blobs.get(sha)?.toString().replace('\ufeff', '') ?? null },
      ],
    )
    return reply(200, { data: { repository: Object.fromEntries(objects) } })
  }
}
const hash = (data: string | Buffer) => createHash('sha1').update(data).digest('hex')
const reply = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))

const access = { repository: 'dono/nome', token: 'chave' }
const bytes = (text: string) => new TextEncoder().encode(text)
let github: FakeGitHub
beforeEach(() => {
  github = new FakeGitHub({
    'README.md': 'x',
    'content/company.yaml': '\ufeffname: A\n',
    'content/materials/cobre.yaml': 'pricePerKg: 4.5\n',
    'content/photos/a.jpg': 'JPEG',
  })
  vi.stubGlobal('fetch', github.answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const change = (text: string, before: string | undefined = 'pricePerKg: 4.5\n') => ({
  file: 'materials/cobre.yaml',
  bytes: bytes(text),
  before: before === undefined ? undefined : bytes(before),
  photos: new Map<string, Blob>(),
  message: 'Edita content/materials/cobre.yaml',
})

it.each(['../../../user/emails', 'x/../../company.yaml', 'nova.jpg', ''])(
  'asks for no photo that is not listed: «%s»',
  async (path) => {
    const store = new GitHubStore(access, 'main')
    await store.read()
    const before = github.calls.length
    await expect(store.photo(path)).rejects.toThrow('não está em content/photos')
    expect(github.calls).toHaveLength(before)
  },
)

it('reads the content byte by byte, its byte order marks too, and nothing outside of it', async () => {
  const { documents, photos } = await new GitHubStore(access, 'main').read()
  expect([...documents.keys()]).toEqual(['company.yaml', 'materials/cobre.yaml'])
  expect(Buffer.from(documents.get('company.yaml') ?? []).toString()).toBe('\ufeffname: A\n')
  expect(photos).toEqual(['a.jpg'])
})

it('saves into a branch of its own with a draft pull request, and the next save into the same', async () => {
  const store = new GitHubStore(access, 'main')
  await store.read()
  const first = await store.save({
    ...change('pricePerKg: 5\n'),
    photos: new Map([['lots/nova.jpg', new Blob(['foto'])]]),
  })
  expect(first).toMatchObject({
    kind: 'saved',
    link: { href: 'https://github.com/dono/nome/pull/1' },
  })
  const branch = store.draft?.branch ?? ''
  expect(branch).toMatch(/^conteudo\/materials-cobre-\d{14}$/)
  expect(github.textAt('main', 'content/materials/cobre.yaml')).toBe('pricePerKg: 4.5\n')
  expect(github.textAt(branch, 'content/materials/cobre.yaml')).toBe('pricePerKg: 5\n')
  expect(github.textAt(branch, 'content/photos/lots/nova.jpg')).toBe('foto')
  expect(github.textAt(branch, 'README.md')).toBe('x')
  expect(await store.save(change('pricePerKg: 6\n', 'pricePerKg: 5\n'))).toMatchObject({
    kind: 'saved',
  })
  expect(github.pulls).toMatchObject([
    { draft: true, base: 'main', title: 'Edita content/materials/cobre.yaml' },
  ])
  expect(github.textAt(branch, 'content/materials/cobre.yaml')).toBe('pricePerKg: 6\n')
  await store.askForReview()
  expect(github.pulls[0]?.draft).toBe(false)
  expect(store.draft?.isDraft).toBe(false)
})

it('opens a plain pull request where there are no drafts', async () => {
  github.knowsDrafts = false
  const store = new GitHubStore(access, 'main')
  await store.read()
  expect(await store.save(change('pricePerKg: 5\n'))).toMatchObject({ kind: 'saved' })
  expect(github.pulls).toMatchObject([{ draft: false }])
})

it('goes on with a draft that waits, and with none of somebody else', async () => {
  const before = new GitHubStore(access, 'main')
  await before.read()
  await before.save(change('pricePerKg: 5\n'))
  github.pulls.push({
    number: 7,
    title: 'Alheio',
    html_url: '',
    draft: true,
    node_id: 'x',
    base: 'main',
    head: { ref: 'conteudo/x', repo: { full_name: 'outro/nome' } },
  })
  github.pulls.push({
    number: 8,
    title: 'Código',
    html_url: '',
    draft: true,
    node_id: 'y',
    base: 'main',
    head: { ref: 'codigo', repo: { full_name: 'dono/nome' } },
  })
  const drafts = await draftRequests(access, 'main')
  expect(drafts.map(({ number }) => number)).toEqual([1])
  const { documents } = await new GitHubStore(access, 'main', drafts[0]).read()
  expect(Buffer.from(documents.get('materials/cobre.yaml') ?? []).toString()).toBe(
    'pricePerKg: 5\n',
  )
})

it('saves nothing over what somebody else changed meanwhile, or over a file that exists', async () => {
  const store = new GitHubStore(access, 'main')
  await store.read()
  const tree = github.tree(
    new Map([
      ...github.filesAt('main'),
      ['content/materials/cobre.yaml', github.blob(Buffer.from('pricePerKg: 9\n'))],
    ]),
  )
  github.refs.set('main', github.commit({ tree, parents: [], message: 'Outro' }))
  expect(await store.save(change('pricePerKg: 5\n'))).toMatchObject({ kind: 'conflict' })
  expect(await store.save({ ...change('name: x\n'), before: undefined })).toEqual({
    kind: 'conflict',
    note: 'Já existe um arquivo materials/cobre.yaml. Nada foi salvo: escolha outro nome.',
  })
  expect(github.pulls).toEqual([])
})

it('never moves a draft back over what came in while it was saved', async () => {
  const store = new GitHubStore(access, 'main')
  await store.read()
  await store.save(change('pricePerKg: 5\n'))
  const branch = store.draft?.branch ?? ''
  const head = github.refs.get(branch) ?? ''
  const tree = github.commits.get(head)?.tree ?? ''
  const commit = github.commit.bind(github)
  let other = ''
  vi.spyOn(github, 'commit').mockImplementationOnce((own) => {
    other = commit({ tree, parents: [head], message: 'Outro' })
    github.refs.set(branch, other)
    return commit(own)
  })
  await expect(store.save(change('pricePerKg: 6\n', 'pricePerKg: 5\n'))).rejects.toMatchObject({
    status: 422,
  })
  expect(github.refs.get(branch)).toBe(other)
})

it('says in Portuguese what GitHub refuses', async () => {
  await expect(draftRequests({ ...access, token: 'outra' }, 'main')).rejects.toThrow(
    'não aceitou a chave',
  )
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(new GitHubStore(access, 'main').read()).rejects.toThrow('O GitHub não respondeu')
})
