import { relative, resolve, sep } from 'node:path'
import { gitLine, ReviewError, runGit } from './run-git'

/** A repository and the folder of the content in it, relative to its top level, with slashes. */
export interface Repository {
  root: string
  contentPath: string
}

export interface Commit {
  /** The name that people use: a branch, a tag, or the beginning of the commit's hash. */
  name: string
  id: string
}

/** @throws ReviewError when `folder` is in no repository */
export function openRepository(folder: string, content: string): Repository {
  const said = gitLine(folder, 'rev-parse', '--show-toplevel', '--show-prefix')
  if (said === undefined)
    throw new ReviewError(
      'Esta pasta não está em um repositório Git, e sem histórico não há com o que comparar.',
    )
  const [root = '', prefix = ''] = said.split('\n')
  const below = relative(resolve(folder), resolve(folder, content)).split(sep).join('/')
  return { root, contentPath: `${prefix}${below}` }
}

const commitId = (root: string, revision: string): string | undefined =>
  gitLine(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)

const isShallow = (root: string): boolean =>
  gitLine(root, 'rev-parse', '--is-shallow-repository') === 'true'
const FETCH =
  'Este clone é raso (shallow): traga o histórico com «git fetch --unshallow origin» e tente de novo.'

/** @throws ReviewError for a name that git does not know */
export function commitOf({ root }: Repository, revision: string): Commit {
  const id = commitId(root, revision)
  if (id) return { name: revision, id }
  throw new ReviewError(
    `A revisão «${revision}» não existe neste repositório. ` +
      (isShallow(root) ? FETCH : 'Confira o nome com «git branch -a» ou «git log».'),
  )
}

/**
 * The commit where the branch left main: the merge base with main, or with origin/main when there
 * is no main. On main itself, its last commit.
 * @throws ReviewError without any commit, without a main, or when a shallow clone ends before the
 * merge base
 */
export function defaultBase({ root }: Repository): Commit {
  if (!commitId(root, 'HEAD'))
    throw new ReviewError(
      'Este repositório ainda não tem nenhum commit, e não há com o que comparar.',
    )
  const main = ['main', 'origin/main'].find((name) => commitId(root, name))
  const id = main && gitLine(root, 'merge-base', 'HEAD', main)
  if (main && id) return { name: main, id }
  throw new ReviewError(
    (main
      ? `O ramo atual e ${main} não têm um commit em comum. `
      : 'Não há ramo main nem origin/main. ') +
      (isShallow(root) ? FETCH : 'Diga a base: npm run content:diff -- <revisão>'),
  )
}

/** The tree of a commit, for reading. */
export const treeOf = ({ root }: Repository, commit: string): string =>
  runGit(root, ['rev-parse', '--verify', `${commit}^{tree}`])
    .toString()
    .trim()
