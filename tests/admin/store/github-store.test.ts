import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GitHubStore } from '../../../src/admin/store/github-store'
import { FakeGitHub } from './fake-github'

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

const change = (text: string, before = 'pricePerKg: 4.5\n') => ({
  files: [{ file: 'materials/cobre.yaml', bytes: bytes(text), before: bytes(before) }],
  photos: new Map<string, Blob>(),
  message: 'Edita content/materials/cobre.yaml',
})

/** Commits a change of somebody else to the site's branch. */
function somebodySaves(file: string, text: string): void {
  const blob = github.blob(Buffer.from(text))
  const tree = github.tree(new Map([...github.filesAt('main'), [`content/${file}`, blob]]))
  github.refs.set('main', github.commit({ tree, parents: [], message: 'Outro' }))
}

it('reads the content byte by byte, its byte order marks too, and nothing outside of it', async () => {
  const { documents, photos } = await new GitHubStore(access, 'main').read()
  expect([...documents.keys()]).toEqual(['company.yaml', 'materials/cobre.yaml'])
  expect(Buffer.from(documents.get('company.yaml') ?? []).toString()).toBe('\ufeffname: A\n')
  expect(photos).toEqual(['a.jpg'])
})

it('a listing that GitHub cuts short is said, and hides no document', async () => {
  github.isTruncated = true
  await expect(new GitHubStore(access, 'main').read()).rejects.toThrow(
    'O repositório tem arquivos demais',
  )
})

it('a file that GitHub cannot be asked about is not taken for a missing one', async () => {
  const files = [{ file: 'lots/novo.yaml', bytes: bytes('a: 1\n'), before: undefined }]
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.includes('contents/') ? new Response('', { status: 500 }) : github.answer(url, init),
  )
  const saved = new GitHubStore(access, 'main').save({ ...change(''), files })
  await expect(saved).rejects.toThrow('o erro 500')
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
    link: { href: '#/aberto', text: 'Ver e enviar para revisão' },
  })
  const branch = store.draft?.head.ref ?? ''
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
  if (store.draft) await store.askForReview(store.draft)
  expect(github.pulls[0]?.draft).toBe(false)
})

it('two saves at once are two changes of one draft', async () => {
  const store = new GitHubStore(access, 'main')
  await store.read()
  const list = { file: 'lots/a.csv', bytes: bytes('Modelo\n'), before: undefined }
  await Promise.all([
    store.save(change('pricePerKg: 5\n')),
    store.save({ files: [list], photos: new Map(), message: 'Cria content/lots/a.csv' }),
  ])
  expect(github.pulls).toHaveLength(1)
  expect(github.textAt(store.draft?.head.ref ?? '', 'content/lots/a.csv')).toBe('Modelo\n')
  expect(github.textAt(store.draft?.head.ref ?? '', 'content/materials/cobre.yaml')).toBe(
    'pricePerKg: 5\n',
  )
})

it('opens a plain pull request where there are no drafts', async () => {
  github.knowsDrafts = false
  const store = new GitHubStore(access, 'main')
  await store.read()
  expect(await store.save(change('pricePerKg: 5\n'))).toMatchObject({ kind: 'saved' })
  expect(github.pulls).toMatchObject([{ draft: false }])
})

/** A pull request that this page has not opened. */
const STRANGE = {
  state: 'open',
  title: 'Alheio',
  html_url: '',
  draft: true,
  node_id: 'x',
  base: 'main',
  user: { login: 'outra' },
}

it('goes on with a draft that waits, and with none of somebody else', async () => {
  const before = new GitHubStore(access, 'main')
  await before.read()
  await before.save(change('pricePerKg: 5\n'))
  github.pulls.push(
    { ...STRANGE, number: 7, head: { ref: 'conteudo/x', repo: { full_name: 'outro/nome' } } },
    { ...STRANGE, number: 8, head: { ref: 'codigo', repo: { full_name: 'dono/nome' } } },
  )
  const open = await before.openPulls()
  expect(open.map(({ number }) => number)).toEqual([1])
  const { documents } = await new GitHubStore(access, 'main', open[0]).read()
  expect(Buffer.from(documents.get('materials/cobre.yaml') ?? []).toString()).toBe(
    'pricePerKg: 5\n',
  )
})

it('saves nothing over what somebody else changed meanwhile, or over a file that exists', async () => {
  const store = new GitHubStore(access, 'main')
  await store.read()
  somebodySaves('materials/cobre.yaml', 'pricePerKg: 9\n')
  expect(await store.save(change('pricePerKg: 5\n'))).toMatchObject({ kind: 'conflict' })
  const file = { file: 'materials/cobre.yaml', bytes: bytes('name: x\n'), before: undefined }
  expect(await store.save({ files: [file], photos: new Map(), message: '' })).toEqual({
    kind: 'conflict',
    note: 'Já existe um arquivo materials/cobre.yaml. Nada foi salvo: escolha outro nome.',
  })
  expect(github.pulls).toEqual([])
})

it('a draft that cannot be read is not saved into', async () => {
  const own = new GitHubStore(access, 'main')
  await own.read()
  await own.save(change('pricePerKg: 5\n'))
  const [open] = await own.openPulls()
  if (!open) throw new Error('Nothing is open.')
  const store = new GitHubStore(access, 'main')
  await store.read()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
  await expect(store.continue(open)).rejects.toThrow('O GitHub não respondeu')
  expect(store.draft).toBeUndefined()
  vi.stubGlobal('fetch', github.answer)
  await store.continue(open)
  expect(store.draft?.number).toBe(1)
})

it('never moves a draft back over what came in while it was saved', async () => {
  const store = new GitHubStore(access, 'main')
  await store.read()
  await store.save(change('pricePerKg: 5\n'))
  const branch = store.draft?.head.ref ?? ''
  const head = github.refs.get(branch) ?? ''
  const tree = github.commits.get(head)?.tree ?? ''
  const other = github.commit({ tree, parents: [head], message: 'Outro' })
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url.endsWith('/graphql')) github.refs.set(branch, other)
    return github.answer(url, init)
  })
  await expect(store.save(change('pricePerKg: 6\n', 'pricePerKg: 5\n'))).rejects.toThrow(
    'o ramo mudou enquanto isso',
  )
  expect(github.refs.get(branch)).toBe(other)
})

it.each(['lots/nova.jpg', 'lots/nova #2.jpg'])(
  'the new photo «%s» takes the place of no other one that came into the branch meanwhile',
  async (path) => {
    const store = new GitHubStore(access, 'main')
    await store.read()
    somebodySaves(`photos/${path}`, 'theirs')
    const saved = (photo: string) =>
      store.save({ ...change('pricePerKg: 5\n'), photos: new Map([[path, new Blob([photo])]]) })
    expect(await saved('mine')).toMatchObject({
      kind: 'conflict',
      note: expect.stringContaining(`Já existe outra foto em photos/${path}.`),
    })
    expect(github.pulls).toEqual([])
    // The same bytes are no conflict: another document of this page has brought the photo.
    expect((await saved('theirs')).kind).toBe('saved')
  },
)

it('a save after the pull request was merged and its branch deleted opens another one', async () => {
  const store = new GitHubStore(access, 'main')
  await store.read()
  await store.save(change('pricePerKg: 5\n'))
  const branch = store.draft?.head.ref ?? ''
  const [pull] = github.pulls
  if (pull) pull.state = 'closed'
  github.refs.set('main', github.refs.get(branch) ?? '')
  github.refs.delete(branch)
  expect(await store.save(change('pricePerKg: 6\n', 'pricePerKg: 5\n'))).toMatchObject({
    kind: 'saved',
    note: expect.stringContaining('rascunho nº 2'),
  })
  expect(github.textAt(store.draft?.head.ref ?? '', 'content/materials/cobre.yaml')).toBe(
    'pricePerKg: 6\n',
  )
})

it('a file under another name is one commit, which writes the one and deletes the other', async () => {
  const store = new GitHubStore(access, 'main')
  await store.read()
  const old = bytes('pricePerKg: 4.5\n')
  const outcome = await store.save({
    files: [
      { file: 'materials/cobre-puro.yaml', bytes: old, before: undefined },
      { file: 'materials/cobre.yaml', bytes: undefined, before: old },
    ],
    photos: new Map(),
    message: 'Renomeia content/materials/cobre.yaml',
  })
  expect(outcome.kind).toBe('saved')
  const branch = store.draft?.head.ref ?? ''
  expect(branch).toMatch(/^conteudo\/renomeia-content-materials-cobre-yaml-\d{14}$/)
  expect([...github.filesAt(branch).keys()]).not.toContain('content/materials/cobre.yaml')
  expect(github.textAt(branch, 'content/materials/cobre-puro.yaml')).toBe('pricePerKg: 4.5\n')
  expect(github.commits.get(github.refs.get(branch) ?? '')?.parents).toEqual([
    github.refs.get('main'),
  ])
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
