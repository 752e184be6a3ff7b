/**
 * The repository and its key; the key stays in the page's memory and is sent only to
 * api.github.com.
 */
export interface GitHubAccess {
  /** `dono/nome`. */
  repository: string
  token: string
}

/**
 * An editor's change as GitHub describes it: a branch of its own with an open pull request. A
 * `draft` waits for the editor to ask for a review.
 */
export interface Pull {
  number: number
  state: string
  title: string
  html_url: string
  draft: boolean
  node_id: string
  user: { login: string } | null
  head: { ref: string; repo: { full_name: string } | null }
}

const API = 'https://api.github.com'
export const FOLDER = 'content/'

/** The address of a file below content/, for `callGitHub`. */
export const contentsAt = (file: string, commit: string): string => {
  const path = file.split('/').map(encodeURIComponent).join('/')
  return `contents/${FOLDER}${path}?ref=${encodeURIComponent(commit)}`
}

/** An error answer of GitHub, with a Portuguese sentence for the editor. */
export class GitHubError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Calls GitHub's REST interface below /repos/{repository}.
 * @throws GitHubError with a sentence about the fix
 */
export async function callGitHub<Answer>(
  { repository, token }: GitHubAccess,
  path: string,
  { method = 'GET', body, raw = false }: { method?: string; body?: unknown; raw?: boolean } = {},
): Promise<Answer> {
  const url = path.startsWith('/') ? `${API}${path}` : `${API}/repos/${repository}/${path}`
  const response = await fetch(url, {
    method,
    cache: 'no-store',
    headers: {
      Accept: raw ? 'application/vnd.github.raw+json' : 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'X-GitHub-Api-Version': '2022-11-28',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(noAnswer)
  if (!response.ok) throw new GitHubError(response.status, sentenceFor(response, repository))
  // The network may answer with a page of its own, which is no JSON, and an answer can break off.
  const answer: unknown = await (raw ? response.blob() : response.json()).catch(noAnswer)
  // The caller names the type that GitHub documents for this address; a raw file is a Blob.
  return answer as Answer
}

/** @throws GitHubError as `callGitHub` does, or with GitHub's own words about the query */
export async function askGraphql<Data>(
  access: GitHubAccess,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const { data, errors } = await callGitHub<{
    data: Data
    errors?: { type?: string; message: string }[]
  }>(access, '/graphql', { method: 'POST', body: { query, variables } })
  const [error] = errors ?? []
  if (error)
    throw new GitHubError(
      200,
      error.type === 'STALE_DATA' ? MOVED : `O GitHub respondeu: ${error.message}`,
    )
  return data
}

const MOVED =
  'O GitHub recusou a mudança, porque o ramo mudou enquanto isso. Abra o documento de novo.'

function noAnswer(): never {
  throw new GitHubError(
    0,
    'O GitHub não respondeu. Confira a internet e tente de novo; o que você escreveu continua aqui.',
  )
}

function sentenceFor({ status, headers }: Response, repository: string): string {
  if (status === 401)
    return (
      'O GitHub não aceitou a chave. Confira se foi copiada inteira e se ainda vale. Se ela venceu, ' +
      'recarregue a página e cole outra: o que você digitou fica guardado neste aparelho.'
    )
  // Too many requests are a 403, too (REST, «Rate limits»).
  const mustWait = headers.has('Retry-After') || headers.get('X-RateLimit-Remaining') === '0'
  if ((status === 403 && !mustWait) || status === 404)
    return (
      `A chave não dá acesso a ${repository}. Ela precisa de Contents e Pull requests, ` +
      'com leitura e escrita, nesse repositório.'
    )
  if (status === 409 || status === 422) return MOVED
  return `O GitHub respondeu com o erro ${status}. Tente de novo daqui a pouco; o que você escreveu continua aqui.`
}

/** Base64 of bytes of any length. */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // In pieces, because a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(binary)
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Git's own name for a file of these bytes. */
export async function shaOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const blob = new Blob([`blob ${bytes.length}\0`, bytes])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', await blob.arrayBuffer()))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
