import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { spawnGit } from '../pipeline/git'
import { CliError } from '../pipeline/run-cli'

/** A repository and the folder of the content in it, relative to its top level, with slashes. */
interface Repository {
  root: string
  contentPath: string
}

/** A commit by the name that people use: a branch, a tag, or the beginning of its hash. */
interface Commit {
  name: string
  id: string
}

/** A comparison that cannot be made; the message is a Portuguese sentence with git's reason. */
const cannot = (message: string): CliError => new CliError(message, 2)

/**
 * Runs git and returns what it prints.
 * @param allowed exit codes that are an answer: 1 is «they differ» of a diff
 * @throws CliError with git's reason
 */
function git(
  folder: string,
  args: readonly string[],
  { env, allowed = [0] }: { env?: Record<string, string>; allowed?: readonly number[] } = {},
): string {
  const { stdout, stderr, status, error } = spawnGit(folder, args, env ? { env } : {})
  if (error && 'code' in error && error.code === 'ENOENT')
    throw cannot('O Git não foi encontrado. Instale-o em https://git-scm.com e tente de novo.')
  if (error) throw cannot(`O Git não pôde ser executado: ${error.message}`)
  if (status !== null && allowed.includes(status)) return stdout.toString()
  throw cannot(`O Git recusou «git ${args[0]}»: ${stderr.toString().trim() || `código ${status}`}`)
}

/** @throws CliError with git's reason: no repository, or one that another user owns */
export function openRepository(folder: string, content: string): Repository {
  const [root = '', prefix = ''] = git(folder, ['rev-parse', '--show-toplevel', '--show-prefix'])
    .trim()
    .split('\n')
  const below = relative(resolve(folder), resolve(folder, content)).split(sep).join('/')
  return { root, contentPath: `${prefix}${below}` }
}

function commitId(root: string, revision: string): string | undefined {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
  return git(root, args, { allowed: [0, 1, 128] }).trim() || undefined
}

const SHALLOW = 'Se este clone é raso, traga o histórico com «git fetch --unshallow origin».'

/** @throws CliError for a name that git does not know */
export function commitOf({ root }: Repository, revision: string): Commit {
  const id = commitId(root, revision)
  if (id) return { name: revision, id }
  throw cannot(`A revisão «${revision}» não existe neste repositório. ${SHALLOW}`)
}

/**
 * The commit where a revision left the remote's main, which all people share; without a remote, the
 * local main, which may be behind it.
 * @throws CliError without a main or a common commit
 */
export function defaultBase({ root }: Repository, head = 'HEAD'): Commit {
  if (!commitId(root, head)) throw cannot('Este repositório ainda não tem nenhum commit.')
  const main = ['origin/main', 'main'].find((name) => commitId(root, name))
  if (!main)
    throw cannot('Não há origin/main nem main. Diga a base: npm run content:diff -- <revisão>')
  const id = git(root, ['merge-base', head, main], { allowed: [0, 1] }).trim()
  if (!id) throw cannot(`O ramo atual e ${main} não têm um commit em comum. ${SHALLOW}`)
  return { name: `${main}, de onde este ramo saiu`, id }
}

/**
 * Writes a commit's content as a checkout would: `git archive` would leave out what the content's
 * own .gitattributes says, and a build would not.
 * @param temporary a folder for git's index
 */
export function writeContent(
  { root, contentPath }: Repository,
  { id }: Commit,
  folder: string,
  temporary: string,
): void {
  mkdirSync(folder, { recursive: true })
  const tree = `${id}:${contentPath}`
  if (!git(root, ['rev-parse', '--verify', '--quiet', tree], { allowed: [0, 1, 128] })) return
  const env = { GIT_INDEX_FILE: join(temporary, 'index') }
  git(root, ['read-tree', tree], { env })
  git(root, ['checkout-index', '--all', `--prefix=${folder}/`], { env })
  rmSync(env.GIT_INDEX_FILE)
}

/** A file that differs; a change and a rename have both paths, which are below the folders. */
export interface FileChange {
  before?: string
  after?: string
}

/** The files that differ between two folders; seven tenths in common are a rename. */
export function changedFiles(before: string, after: string): FileChange[] {
  for (const folder of [before, after])
    if (!existsSync(folder)) throw cannot(`A pasta ${folder} não existe: confira o nome.`)
  const args = ['diff', '--no-index', '--no-ext-diff', '--name-status', '-z', '-M70%', '-l5000']
  const parts = git(before, [...args, '--', before, after], { allowed: [0, 1] }).split('\0')
  const below = (path: string, folder: string) =>
    relative(resolve('/', folder), resolve('/', path)).split(sep).join('/')
  const changes: FileChange[] = []
  for (let index = 0; index + 1 < parts.length;) {
    const [status = '', path = '', renamed = ''] = parts.slice(index, index + 3)
    const isRename = status.startsWith('R')
    index += isRename ? 3 : 2
    if (isRename) changes.push({ before: below(path, before), after: below(renamed, after) })
    else if (status === 'A') changes.push({ after: below(path, after) })
    else if (status === 'D') changes.push({ before: below(path, before) })
    else changes.push({ before: below(path, before), after: below(path, before) })
  }
  return changes.filter(
    ({ before: old, after: fresh }) => !/(?:^|\/)\.DS_Store$/.test(fresh ?? old ?? ''),
  )
}

/** The files outside of the content that a change brings along: code, workflows, packages. */
export function otherFiles(
  { root, contentPath }: Repository,
  base: Commit,
  head: Commit | undefined,
): string[] {
  const revisions = head ? [base.id, head.id] : [base.id]
  const args = ['diff', '--name-only', '--no-ext-diff', '-z', ...revisions, '--', ':/']
  return git(root, [...args, `:(top,exclude)${contentPath}`])
    .split('\0')
    .filter(Boolean)
}
