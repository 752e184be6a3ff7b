import { createHash } from 'node:crypto'

/** A repository in memory that answers as GitHub documents it: https://docs.github.com/rest */
export class FakeGitHub {
  readonly blobs = new Map<string, Buffer>()
  readonly trees = new Map<string, Map<string, string>>()
  readonly commits = new Map<string, { tree: string; parents: string[]; message: string }>()
  readonly refs = new Map<string, string>()
  readonly pulls: {
    number: number
    state: string
    title: string
    html_url: string
    draft: boolean
    node_id: string
    base: string
    user: { login: string }
    head: { ref: string; repo: { full_name: string } }
  }[] = []
  readonly calls: string[] = []
  knowsDrafts = true
  /** Whether the repository has more files than one answer lists. */
  isTruncated = false

  constructor(files: Record<string, string>) {
    const tree = this.tree(
      new Map(Object.entries(files).map(([path, text]) => [path, this.blob(Buffer.from(text))])),
    )
    this.refs.set('main', this.commit({ tree, parents: [], message: 'Começo' }))
  }

  blob(bytes: Buffer): string {
    const sha = hash(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]))
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
        truncated: this.isTruncated,
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
    if (path.startsWith('contents/')) {
      const sha = this.filesAt(url.searchParams.get('ref') ?? '').get(
        path.slice('contents/'.length),
      )
      return sha ? reply(200, { sha }) : reply(404, {})
    }
    if (method === 'POST' && path === 'git/refs') {
      this.refs.set(body.ref.replace('refs/heads/', ''), body.sha)
      return reply(201, {})
    }
    if (method === 'POST' && path === 'pulls') return this.open(body)
    if (path === 'pulls')
      return reply(
        200,
        this.pulls.filter(({ base }) => base === url.searchParams.get('base')),
      )
    const [, number = ''] = /^pulls\/(\d+)$/.exec(path) ?? []
    const pull = this.pulls.find((one) => one.number === Number(number))
    if (!pull) return reply(404, {})
    return reply(200, pull)
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
      state: 'open',
      title: body.title,
      html_url: `https://github.com/dono/nome/pull/${number}`,
      draft: body.draft ?? false,
      node_id: `P${number}`,
      base: body.base,
      user: { login: 'camila' },
      head: { ref: body.head, repo: { full_name: 'dono/nome' } },
    }
    this.pulls.push(pull)
    return reply(201, pull)
  }

  private commitOnBranch({
    branch: { branchName },
    expectedHeadOid,
    message,
    fileChanges: { additions, deletions },
  }: CommitInput): Promise<Response> {
    if (this.refs.get(branchName) !== expectedHeadOid)
      return reply(200, {
        errors: [{ type: 'STALE_DATA', message: 'Expected branch to point to' }],
      })
    const files = new Map(this.filesAt(branchName))
    for (const { path } of deletions) files.delete(path)
    for (const { path, contents } of additions)
      files.set(path, this.blob(Buffer.from(contents, 'base64')))
    const commit = { tree: this.tree(files), parents: [expectedHeadOid], message: message.headline }
    this.refs.set(branchName, this.commit(commit))
    return reply(200, { data: {} })
  }

  private graphql(
    query: string,
    variables: { id?: string; input?: CommitInput },
  ): Promise<Response> {
    if (variables.input) return this.commitOnBranch(variables.input)
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
/** https://docs.github.com/graphql/reference/input-objects#createcommitonbranchinput */
interface CommitInput {
  branch: { branchName: string }
  expectedHeadOid: string
  message: { headline: string }
  fileChanges: {
    additions: { path: string; contents: string }[]
    deletions: { path: string }[]
  }
}
const hash = (data: string | Buffer) => createHash('sha1').update(data).digest('hex')
const reply = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))
