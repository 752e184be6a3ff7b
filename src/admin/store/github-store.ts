import { hyphenated } from '../../content/text/fold-text'
import {
  conflict,
  isDocument,
  isPhoto,
  photoConflict,
  type ContentChange,
  type ContentStore,
  type SaveOutcome,
  type StoredContent,
} from './content-store'
import {
  askGraphql,
  callGitHub,
  contentsAt,
  FOLDER,
  fromBase64,
  GitHubError,
  shaOf,
  toBase64,
  type GitHubAccess,
  type Pull,
} from './github-api'

/** Prefix of this page's branches, so that it never touches others. */
const PREFIX = 'conteudo/'

interface TreeAnswer {
  /** Whether GitHub left files out. */
  truncated: boolean
  tree: { path: string; type: string; sha: string; size?: number }[]
}

const TOO_MANY =
  'O repositório tem arquivos demais para o GitHub listar, e aqui faltariam documentos. Edite a ' +
  'pasta do projeto no computador, com o Chrome ou o Edge.'
/** Number of texts in one request. */
const BATCH = 60

/**
 * Content of a repository. Each session saves into one branch, whose draft pull request gathers its
 * changes.
 */
export class GitHubStore implements ContentStore {
  readonly name: string
  private photos = new Set<string>()

  /** @param draft the pull request to continue; without it the first save opens one */
  constructor(
    private readonly access: GitHubAccess,
    private readonly base: string,
    public draft?: Pull,
  ) {
    this.name = access.repository
  }

  read = async (): Promise<StoredContent> => {
    const { tree, truncated } = await this.call<TreeAnswer>(
      `git/trees/${encodeURIComponent(this.branch)}?recursive=1`,
    )
    if (truncated) throw new Error(TOO_MANY)
    const blobs = tree
      .filter(({ type, path }) => type === 'blob' && path.startsWith(FOLDER))
      .map(({ path, ...blob }) => ({ ...blob, path: path.slice(FOLDER.length) }))
    const wanted = blobs.filter(({ path }) => isDocument(path))
    const batches = Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, index) =>
      wanted.slice(index * BATCH, (index + 1) * BATCH),
    )
    const documents = (await Promise.all(batches.map((batch) => this.texts(batch)))).flat()
    this.photos = new Set(
      blobs
        .map(({ path }) => path)
        .filter(isPhoto)
        .map((path) => path.slice('photos/'.length)),
    )
    return { documents: new Map(documents), photos: [...this.photos] }
  }

  /** @throws Error for an unlisted photo: the text of an article must not choose an address */
  photo = async (path: string): Promise<Blob> => {
    if (!this.photos.has(path)) throw new Error(`A foto «${path}» não está em content/photos.`)
    return this.call<Blob>(contentsAt(`photos/${path}`, this.branch), { raw: true })
  }

  /** One after the other: two first saves at once would open two pull requests. */
  save = (change: ContentChange): Promise<SaveOutcome> => {
    const saved = this.last.then(() => this.saveNow(change))
    this.last = saved.catch(() => undefined)
    return saved
  }

  private last: Promise<unknown> = Promise.resolve()

  private async saveNow({ files, photos, message }: ContentChange): Promise<SaveOutcome> {
    await this.leaveDecided()
    const { object: head } = await this.call<{ object: { sha: string } }>(
      `git/ref/heads/${this.branch}`,
    )
    const current = await Promise.all(files.map(({ file }) => this.shaAt(file, head.sha)))
    const expected = await Promise.all(files.map(async ({ before }) => before && shaOf(before)))
    const other = files.find((_, index) => current[index] !== expected[index])
    if (other) return conflict(other, 'no GitHub')
    const additions = files.flatMap(({ file, bytes }) =>
      bytes ? { path: FOLDER + file, contents: toBase64(bytes) } : [],
    )
    for (const [path, photo] of photos) {
      const bytes = new Uint8Array(await photo.arrayBuffer())
      const there = await this.shaAt(`photos/${path}`, head.sha)
      if (there !== undefined && there !== (await shaOf(bytes))) return photoConflict(path)
      additions.push({ path: `${FOLDER}photos/${path}`, contents: toBase64(bytes) })
    }
    const [first, ...more] = files.map(({ file }) => file.replace(/\.\w+$/, ''))
    const name = more.length > 0 ? hyphenated(message).slice(0, 60) : first?.replaceAll('/', '-')
    const branch = this.draft?.head.ref ?? (await this.newBranch(name ?? '', head.sha))
    // GitHub refuses the commit when somebody else has moved the branch.
    await askGraphql(
      this.access,
      'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { clientMutationId } }',
      {
        input: {
          branch: { repositoryNameWithOwner: this.access.repository, branchName: branch },
          expectedHeadOid: head.sha,
          message: { headline: message },
          fileChanges: {
            additions,
            deletions: files.flatMap(({ file, bytes }) => (bytes ? [] : { path: FOLDER + file })),
          },
        },
      },
    )
    this.draft ??= await this.openPull(branch, message)
    for (const path of photos.keys()) this.photos.add(path)
    return {
      kind: 'saved',
      note: `Salvo no rascunho nº ${this.draft.number}. O site muda só depois da revisão.`,
      link: { href: '#/aberto', text: 'Ver e enviar para revisão' },
    }
  }

  /** The open pull requests of this page, newest first. */
  async openPulls(): Promise<Pull[]> {
    const base = encodeURIComponent(this.base)
    const pulls = await this.call<Pull[]>(`pulls?state=open&base=${base}&per_page=100`)
    return pulls.filter(
      ({ head }) =>
        head.ref.startsWith(PREFIX) &&
        // A fork's branch may have any name.
        head.repo?.full_name.toLowerCase() === this.access.repository.toLowerCase(),
    )
  }

  /** Reads a pull request's content, and saves into it from then on. */
  async continue(pull: Pull): Promise<StoredContent> {
    const before = this.draft
    this.draft = pull
    try {
      return await this.read()
    } catch (error) {
      this.draft = before
      throw error
    }
  }

  /** Marks a pull request as ready, and GitHub asks the reviewers. */
  async askForReview({ node_id }: Pull): Promise<void> {
    await askGraphql(
      this.access,
      'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { clientMutationId } }',
      { id: node_id },
    )
  }

  private get branch(): string {
    return this.draft?.head.ref ?? this.base
  }

  /** Leaves a pull request that was merged or closed: nobody would see what is saved into it. */
  private async leaveDecided(): Promise<void> {
    if (!this.draft) return
    const { state } = await this.call<Pull>(`pulls/${this.draft.number}`)
    if (state !== 'open') this.draft = undefined
  }

  private async newBranch(name: string, sha: string): Promise<string> {
    const stamp = new Date().toISOString().slice(0, 19).replace(/\D/g, '')
    const branch = `${PREFIX}${name}-${stamp}`
    await this.post('git/refs', { ref: `refs/heads/${branch}`, sha })
    return branch
  }

  private async openPull(head: string, title: string): Promise<Pull> {
    const body =
      'Aberto pela página /admin do site. A conferência e a revisão vêm antes da publicação.'
    const pull = { title, head, base: this.base, body }
    return this.post<Pull>('pulls', { ...pull, draft: true }).catch((error: unknown) => {
      // Private repositories of free accounts do not support draft pull requests.
      if (error instanceof GitHubError && error.status === 422)
        return this.post<Pull>('pulls', pull)
      throw error
    })
  }

  private async shaAt(file: string, commit: string): Promise<string | undefined> {
    try {
      return (await this.call<{ sha: string }>(contentsAt(file, commit))).sha
    } catch (error) {
      if (error instanceof GitHubError && error.status === 404) return undefined
      throw error
    }
  }

  private async texts(
    blobs: { path: string; sha: string; size?: number }[],
  ): Promise<[string, Uint8Array<ArrayBuffer>][]> {
    const [owner, name] = this.access.repository.split('/')
    const fields = blobs
      .map(({ sha }, index) => `b${index}: object(oid: "${sha}") { ... on Blob { text } }`)
      .join('\n')
    const { repository } = await askGraphql<{
      repository: Record<string, { text: string | null } | null>
    }>(
      this.access,
      `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields} } }`,
      { owner, name },
    )
    return Promise.all(
      blobs.map(async ({ path, sha, size }, index): Promise<[string, Uint8Array<ArrayBuffer>]> => {
        const bytes = new TextEncoder().encode(repository[`b${index}`]?.text ?? '')
        // GitHub does not return a file as complete text when it is not plain UTF-8.
        if (bytes.length === size) return [path, bytes]
        const { content } = await this.call<{ content: string }>(`git/blobs/${sha}`)
        return [path, fromBase64(content)]
      }),
    )
  }

  private call<Answer>(path: string, options?: Parameters<typeof callGitHub>[2]): Promise<Answer> {
    return callGitHub<Answer>(this.access, path, options)
  }

  private post<Answer>(path: string, body: unknown): Promise<Answer> {
    return this.call<Answer>(path, { method: 'POST', body })
  }
}
