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
  toBase64,
  type GitHubAccess,
} from './github-api'
import { PREFIX, type Pull } from './open-work'

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
  /** The files as the page last read or saved them. */
  private shas = new Map<string, string>()

  /** @param draft the pull request to continue; without it the first save opens one */
  constructor(
    readonly access: GitHubAccess,
    readonly base: string,
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
    this.shas = new Map(blobs.map(({ path, sha }) => [path, sha]))
    return {
      documents: new Map(documents),
      photos: blobs
        .filter(({ path }) => isPhoto(path))
        .map(({ path }) => path.slice('photos/'.length)),
    }
  }

  /** @throws Error for an unlisted photo: the text of an article must not choose an address */
  photo = async (path: string): Promise<Blob> => {
    if (!this.shas.has(`photos/${path}`))
      throw new Error(`A foto «${path}» não está em content/photos.`)
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
    const head = await this.call<{ object: { sha: string } }>(`git/ref/heads/${this.branch}`)
    const current = await Promise.all(files.map(({ file }) => this.shaAt(file, head.object.sha)))
    const other = files.find(
      ({ file, before }, index) => current[index] !== (before ? this.shas.get(file) : undefined),
    )
    if (other) return conflict(other, 'no GitHub')
    const blobs = [
      ...Array.from(photos, ([path, blob]) => ({ path: `photos/${path}`, blob })),
      ...files.flatMap(({ file, bytes }) => (bytes ? { path: file, blob: new Blob([bytes]) } : [])),
    ]
    // An entry without a blob deletes its file (REST, «Create a tree»).
    const entries: { path: string; mode: string; type: string; sha: string | null }[] = files
      .filter(({ bytes }) => !bytes)
      .map(({ file }) => ({ path: FOLDER + file, mode: '100644', type: 'blob', sha: null }))
    for (const { path, blob } of blobs) {
      const { sha } = await this.post<{ sha: string }>('git/blobs', {
        content: toBase64(new Uint8Array(await blob.arrayBuffer())),
        encoding: 'base64',
      })
      entries.push({ path: FOLDER + path, mode: '100644', type: 'blob', sha })
    }
    for (const path of photos.keys()) {
      const there = await this.shaAt(`photos/${path}`, head.object.sha)
      const own = entries.find((entry) => entry.path === `${FOLDER}photos/${path}`)
      if (there !== undefined && there !== own?.sha) return photoConflict(path)
    }
    const { tree } = await this.call<{ tree: { sha: string } }>(`git/commits/${head.object.sha}`)
    const { sha: newTree } = await this.post<{ sha: string }>('git/trees', {
      base_tree: tree.sha,
      tree: entries,
    })
    const { sha: commit } = await this.post<{ sha: string }>('git/commits', {
      message,
      tree: newTree,
      parents: [head.object.sha],
    })
    const [first, ...more] = files.map(({ file }) => file.replace(/\.\w+$/, ''))
    const name = more.length > 0 ? hyphenated(message).slice(0, 60) : first?.replaceAll('/', '-')
    await this.publish(commit, name ?? '', message)
    for (const { path, sha } of entries)
      if (sha !== null) this.shas.set(path.slice(FOLDER.length), sha)
    return {
      kind: 'saved',
      note: `Salvo no rascunho nº ${this.draft?.number}. O site muda só depois da revisão.`,
      link: { href: '#/aberto', text: 'Ver e enviar para revisão' },
    }
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

  /** Updates the branch, or creates a branch and its pull request. */
  private async publish(commit: string, name: string, message: string): Promise<void> {
    if (this.draft) {
      await this.call(`git/refs/heads/${this.draft.head.ref}`, {
        method: 'PATCH',
        body: { sha: commit, force: false },
      })
      return
    }
    const stamp = new Date().toISOString().slice(0, 19).replace(/\D/g, '')
    const branch = `${PREFIX}${name}-${stamp}`
    await this.post('git/refs', { ref: `refs/heads/${branch}`, sha: commit })
    const pull = {
      title: message,
      head: branch,
      base: this.base,
      body: 'Aberto pela página /admin do site. A conferência e a revisão vêm antes da publicação.',
    }
    this.draft = await this.post<Pull>('pulls', { ...pull, draft: true }).catch(
      (error: unknown) => {
        // Private repositories of free accounts do not support draft pull requests.
        if (error instanceof GitHubError && error.status === 422)
          return this.post<Pull>('pulls', pull)
        throw error
      },
    )
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
