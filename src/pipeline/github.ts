/** The repository on its host and the token for it; `fetch` is the platform's. */
export interface Host {
  /** https://api.github.com */
  api: string
  /** owner/name */
  repository: string
  token: string
  fetch: typeof fetch
}

/**
 * Asks GitHub about a repository.
 * @param path below the repository: pulls/12
 * @throws Error when the host refuses
 */
export async function askGitHub(
  { api, repository, token, fetch: send }: Host,
  method: string,
  path: string,
  data?: unknown,
): Promise<unknown> {
  const response = await send(`${api}/repos/${repository}/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'application/vnd.github+json',
      'X-GitHub-Api-Version': '2022-11-28',
    },
    body: JSON.stringify(data),
  })
  if (!response.ok) throw new Error(`O GitHub respondeu ${response.status} a ${method} ${path}.`)
  return response.json()
}

/** A variable that a workflow sets. */
const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`Falta a variável ${name}.`)
  return value
}

/** The repository of a workflow, and the commit and the run that it is about. */
export const workflowOf = () => ({
  host: {
    api: setting('GITHUB_API_URL'),
    repository: setting('GITHUB_REPOSITORY'),
    token: setting('GH_TOKEN'),
    fetch,
  },
  commit: process.env.SHA || setting('GITHUB_SHA'),
  run: setting('RUN_URL'),
})
