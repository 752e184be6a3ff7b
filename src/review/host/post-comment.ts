import { z } from 'zod'
import { askGitHub as ask, type Host } from '../../pipeline/github'
import { reportMark } from '../../content/version'
import { MARKER } from './comment'

const PULL = z.object({
  state: z.string(),
  head: z.object({ sha: z.string() }),
  changed_files: z.int(),
})
const COMMENTS = z.array(
  z.object({
    id: z.int(),
    body: z.string().nullish(),
    user: z.object({ login: z.string() }).nullable(),
  }),
)
const FILES = z.array(z.object({ filename: z.string(), previous_filename: z.string().optional() }))
/**
 * The account of a workflow's token. A comment by another account is not ours, even with our
 * marker.
 */
const OURS = 'github-actions[bot]'

/** @throws Error when the text is anything but a pull request's number */
export function pullNumber(text: string): number {
  if (!/^[1-9]\d{0,8}\n?$/.test(text)) throw new Error('O número do pedido não é um número.')
  return Number(text)
}

/**
 * Creates the comment of a pull request, or replaces the text of the existing one.
 * @param textWith returns the comment's text, from the files outside of content/ that the request
 * changes
 * @param sha commit whose run brought the data; the number comes from that run as well, so only an
 * open request whose newest commit is this one is commented
 * @returns a Portuguese sentence on what was done
 * @throws Error when the host refuses
 */
export async function postComment(
  host: Host,
  pull: number,
  sha: string,
  textWith: (outside: readonly string[]) => string,
): Promise<string> {
  const {
    state,
    head,
    changed_files: changed,
  } = PULL.parse(await ask(host, 'GET', `pulls/${pull}`))
  if (state !== 'open' || head.sha !== sha)
    return `O pedido ${pull} está fechado ou já não termina em ${sha}: nada foi comentado.`
  const body = textWith(await filesOutside(host, pull, changed)) + reportMark(sha)
  for (let page = 1; ; page += 1) {
    const comments = COMMENTS.parse(
      await ask(host, 'GET', `issues/${pull}/comments?per_page=100&page=${page}`),
    )
    const old = comments.find(
      ({ body: text, user }) => user?.login === OURS && text?.startsWith(MARKER),
    )
    if (old) {
      await ask(host, 'PATCH', `issues/comments/${old.id}`, { body })
      return `Comentário do pedido ${pull} renovado.`
    }
    if (comments.length < 100) break
  }
  await ask(host, 'POST', `issues/${pull}/comments`, { body })
  return `Pedido ${pull} comentado.`
}

/**
 * The host names at most 3,000 files of a request, a hundred a page; more may hide anything.
 * @param changed how many files the request changes
 */
async function filesOutside(host: Host, pull: number, changed: number): Promise<string[]> {
  const names: string[] = []
  let unnamed = changed
  for (let page = 1; page <= 30; page += 1) {
    const path = `pulls/${pull}/files?per_page=100&page=${page}`
    const files = FILES.parse(await ask(host, 'GET', path))
    unnamed -= files.length
    names.push(
      ...files.flatMap(({ filename, previous_filename: old }) =>
        old ? [filename, old] : filename,
      ),
    )
    if (files.length < 100) break
  }
  const outside = names.filter((name) => !name.startsWith('content/'))
  return unnamed > 0 ? [`${unnamed} que o GitHub não nomeia`, ...outside] : outside
}
