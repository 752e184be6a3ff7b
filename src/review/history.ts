import { gitOutput } from '../pipeline/git'
import { compareContent } from './compare-content'
import { ReviewError } from './git/run-git'
import { openRepository } from './git/revisions'
import { reportParts } from './markdown/report'

/** One change of a document. */
export interface DocumentChange {
  commit: string
  /** ISO 8601. */
  when: string
  author: string
  /** What a reviewer reads of this document alone, as Markdown; empty where it came to be. */
  report: string
}

/** The file's path from the top of its repository. */
function place(folder: string, file: string, content: string) {
  const { root, contentPath } = openRepository(folder, content)
  return { root, path: `${contentPath}/${file}` }
}

/**
 * The last changes of a document, newest first.
 * @param file below content/, such as materials/cobre.yaml
 * @param most how many
 * @throws ReviewError for a file without a history
 */
export async function documentHistory(
  folder: string,
  file: string,
  most: number,
  content = 'content',
): Promise<DocumentChange[]> {
  const { root, path } = place(folder, file, content)
  const format = '--format=%H%x00%P%x00%cI%x00%an'
  const log =
    gitOutput(root, ['log', `-${most}`, format, '--', path])
      ?.toString()
      .trim() ?? ''
  if (log === '') throw new ReviewError(`${path} não tem histórico: confira o nome.`)
  const changes: DocumentChange[] = []
  for (const line of log.split('\n')) {
    const [commit = '', parents = '', when = '', author = ''] = line.split('\0')
    const [base] = parents.split(' ')
    const report = base ? await reportOf(folder, content, path, base, commit) : ''
    changes.push({ commit, when, author, report })
  }
  return changes
}

async function reportOf(
  folder: string,
  content: string,
  path: string,
  base: string,
  head: string,
): Promise<string> {
  const diff = await compareContent({ folder, content, base, head })
  const documents = diff.documents.filter(({ file }) => file === path)
  const alone = { ...diff, documents, errors: [], warnings: [], pictures: [], addresses: [] }
  return reportParts({ ...alone, otherFiles: [], coming: [] })
    .filter(({ kind }) => kind === 'changes')
    .map(({ markdown }) => markdown)
    .join('\n\n')
}

/**
 * A document's bytes as a commit has them.
 * @throws ReviewError when the file was not there, or has changes that are not committed
 */
export function textAt(folder: string, file: string, commit: string, content = 'content'): Buffer {
  const { root, path } = place(folder, file, content)
  if (gitOutput(root, ['status', '--porcelain', '--', path])?.toString() !== '')
    throw new ReviewError(`${path} tem mudanças que ainda não estão em um commit.`)
  const text = gitOutput(root, ['cat-file', 'blob', `${commit}:${path}`])
  if (!text) throw new ReviewError(`${path} não existe em ${commit.slice(0, 8)}.`)
  return text
}
