import { lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOCUMENT_TYPE_NAMES, documentType } from '../content/document-types'
import { checkContent } from '../pipeline/check/check'
import type { Diagnostic } from '../content/check/diagnostic'
import { comingLines } from '../content/coming'
import { todayInSaoPaulo } from '../content/today'
import { projectName } from '../pipeline/check/read-text'
import { compareAddresses } from './compare/addresses'
import { brokenElsewhere } from './compare/broken-elsewhere'
import { compareDocument, type Compared } from './compare/documents'
import { isItemList } from '../content/addresses'
import { compareItemList } from './compare/item-lists'
import { comparePicture, picturesUsed } from './compare/pictures'
import { farness, movesText } from '../content/compare/prices'
import type { ContentDiff } from './content-diff'
import { commitOf, defaultBase, openRepository, treeOf, type Repository } from './git/revisions'
import { ReviewError } from './git/run-git'
import { pathOf, Trees, type TreeChange, type TreeFile } from './git/trees'
import { isPicture, readVersion, writeTree, type Version } from './read-version'
import { movesOf } from './warnings/prices'
import type { ChangedDocument } from './warnings/rule'
import { allWarnings, gravestFirst } from './warnings/warnings'

export interface CompareOptions {
  /** Any folder of the repository; `content` is relative to it. */
  folder: string
  content?: string
  /**
   * Git revisions. The default base is where the branch left main; the default head is the working
   * folder.
   */
  base?: string | undefined
  head?: string | undefined
  /** AAAA-MM-DD; in São Paulo when left out. */
  today?: string
}

/**
 * Compares two versions of the content. Writes only into a temporary folder, which it removes.
 * @throws ReviewError, with a Portuguese sentence, when there is nothing to compare with
 */
export async function compareContent({
  folder,
  content = 'content',
  base,
  head,
  today = todayInSaoPaulo(),
}: CompareOptions): Promise<ContentDiff> {
  const repository = openRepository(folder, content)
  const baseCommit = base === undefined ? defaultBase(repository) : commitOf(repository, base)
  const headCommit = head === undefined ? undefined : commitOf(repository, head)
  const temporary = mkdtempSync(join(tmpdir(), 'retrilha-revisao-'))
  try {
    const trees = new Trees(repository, temporary)
    const baseTree = treeOf(repository, baseCommit.id)
    const headTree = headCommit ? treeOf(repository, headCommit.id) : trees.ofWorkingFolder()
    const workspace = new Workspace(repository, trees, temporary)
    const diff = await compareTrees(workspace, baseTree, headTree, headCommit === undefined, today)
    return {
      base: { name: baseCommit.name, commit: baseCommit.id },
      head: headCommit
        ? { name: headCommit.name, commit: headCommit.id }
        : { name: 'pasta de trabalho' },
      ...diff,
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Folders on disk for the check, which reads files. */
class Workspace {
  constructor(
    readonly repository: Repository,
    readonly trees: Trees,
    private readonly temporary: string,
  ) {}

  readonly nameOf = (path: string): string => `${this.repository.contentPath}/${path}`

  /** The working folder, or a copy of a tree's files in a temporary one. */
  contentDir(
    name: string,
    files: readonly TreeFile[] | undefined,
    wanted: (path: string) => boolean = () => true,
  ): string {
    if (!files) return join(this.repository.root, this.repository.contentPath)
    const folder = join(this.temporary, name, 'content')
    mkdirSync(folder, { recursive: true })
    writeTree(this.trees, files, folder, wanted)
    return folder
  }

  /** Every error of a folder, named from the top of the repository. */
  async errors(contentDir: string, today: string): Promise<Diagnostic[]> {
    const prefix = projectName(contentDir)('')
    const { errors } = await checkContent({ contentDir, now: today })
    return errors.map((error) => ({
      ...error,
      file: `${this.repository.contentPath}${error.file.slice(prefix.length)}`,
    }))
  }
}

async function compareTrees(
  workspace: Workspace,
  baseTree: string,
  headTree: string,
  isWorkingFolder: boolean,
  today: string,
): Promise<Omit<ContentDiff, 'base' | 'head'>> {
  const { trees, nameOf } = workspace
  const changes = trees.changes(baseTree, headTree).flatMap(splitForeignRename)
  const baseFiles = trees.list(baseTree)
  const { base, head, headDir } = readVersions(
    workspace,
    baseFiles,
    trees.list(headTree),
    isWorkingFolder,
    today,
  )
  const coming = comingLines(head.documents, today)
  const nothing = { errors: [], warnings: [], documents: [], pictures: [], addresses: [] }
  if (changes.length === 0) return { ...nothing, otherFiles: [], coming }
  const blobs = trees.read(
    changes.flatMap(({ before, after }) => [before?.blob ?? [], after?.blob ?? []].flat()),
  )
  const compared: Compared = { base, head, blobs, nameOf }

  const ofKind = (kind: string) => changes.filter((change) => kindOf(pathOf(change)) === kind)
  const changed = furthestFirst(
    ofKind('document').map((change) => changedDocument(change, compared)),
  )
  const itemLists = ofKind('item-list').map((change) => compareItemList(change, compared))
  const used = picturesUsed(head)
  const pictures = await Promise.all(
    ofKind('picture').map((change) => comparePicture(change, compared, used)),
  )
  const addresses = compareAddresses(changes, compared)
  const errors = await workspace.errors(headDir, today)
  const documents = [...changed, ...itemLists].map(({ diff }) => diff)
  const warnings = [
    ...allWarnings({ ...compared, documents: changed, itemLists, pictures, addresses, today }),
    ...(await brokenElsewhere(
      errors,
      documents,
      addresses,
      nameOf(documentType('Redirects').path),
      () => workspace.errors(workspace.contentDir('base', baseFiles, isPicture), today),
    )),
  ]
  return {
    errors,
    warnings: gravestFirst(warnings),
    prices: movesText(changed.flatMap(movesOf)),
    documents,
    pictures,
    addresses,
    otherFiles: ofKind('other').map((change) => nameOf(pathOf(change))),
    coming,
  }
}

const changedDocument = (change: TreeChange, compared: Compared): ChangedDocument => ({
  diff: compareDocument(change, compared),
  before: change.before && compared.base.byFile.get(change.before.path),
  after: change.after && compared.head.byFile.get(change.after.path),
})

/**
 * Both versions. The working folder is read in place, a commit from a copy in a temporary folder.
 * @throws ReviewError when neither has a file
 */
function readVersions(
  workspace: Workspace,
  baseFiles: readonly TreeFile[],
  headFiles: readonly TreeFile[],
  isWorkingFolder: boolean,
  today: string,
): { base: Version; head: Version; headDir: string } {
  if (baseFiles.length + headFiles.length === 0)
    throw new ReviewError(
      `Não há a pasta «${workspace.repository.contentPath}» em nenhuma das versões: ` +
        'confira o nome depois de --dir.',
    )
  const headDir = workspace.contentDir('head', isWorkingFolder ? undefined : headFiles)
  const base = readVersion(
    workspace.contentDir('base', baseFiles, (path) => !isPicture(path)),
    baseFiles,
    today,
  )
  // A link in place of the folder leads out of the repository; the check reports it, and nothing is
  // read there.
  const head = lstatSync(headDir, { throwIfNoEntry: false })?.isDirectory()
    ? readVersion(headDir, headFiles, today)
    : {
        contentDir: headDir,
        now: today,
        documents: [],
        byFile: new Map<string, never>(),
        pictures: [],
      }
  return { base, head, headDir }
}

/**
 * Documents sorted by how far their price moved, the furthest first; those without a price keep
 * their order.
 */
function furthestFirst(documents: readonly ChangedDocument[]): ChangedDocument[] {
  const far = new Map(
    documents.map((document) => [document, Math.max(0, ...movesOf(document).map(farness))]),
  )
  return documents.toSorted((a, b) => (far.get(b) ?? 0) - (far.get(a) ?? 0))
}

const kindOf = (path: string): 'picture' | 'document' | 'item-list' | 'other' =>
  isPicture(path)
    ? 'picture'
    : /\.(?:ya?ml|mdx)$/i.test(path)
      ? 'document'
      : isItemList(path)
        ? 'item-list'
        : 'other'

/** Splits a rename between document types: one document was deleted, and one is new. */
function splitForeignRename(change: TreeChange): TreeChange[] {
  const { before, after } = change
  const folderOf = ({ path }: TreeFile) =>
    collectionOf(path) ?? (isPicture(path) ? 'photos' : undefined)
  if (!before || !after) return [change]
  const [old, fresh] = [folderOf(before), folderOf(after)]
  return old === fresh || old === undefined || fresh === undefined
    ? [change]
    : [{ before }, { after }]
}

/**
 * The folder of a collection's document; undefined for any other file, and for folders of older
 * schemas.
 */
const collectionOf = (path: string): string | undefined =>
  COLLECTIONS.find((folder) => path.startsWith(`${folder}/`))
const COLLECTIONS = DOCUMENT_TYPE_NAMES.map(documentType)
  .filter(({ kind }) => kind === 'collection')
  .map(({ path }) => path)
