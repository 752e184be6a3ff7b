import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentSet } from '../../src/admin/check/content-set'
import type { FormFacts } from '../../src/admin/form/form-context'
import { PhotoShelf } from '../../src/admin/photos/photo-shelf'
import {
  isDocument,
  isPhoto,
  type ContentChange,
  type ContentStore,
  type SaveOutcome,
  type StoredContent,
} from '../../src/admin/store/content-store'

const FOLDER = 'tests/fixtures/content'
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
)

/** The content of the fixtures, in the form in which a store of /admin returns it. */
export const storedFixtures: StoredContent = {
  documents: new Map(
    files
      .filter(isDocument)
      .map((file) => [file, new Uint8Array(readFileSync(join(FOLDER, file)))]),
  ),
  photos: files.filter(isPhoto).map((file) => file.slice('photos/'.length)),
}

let content: ContentSet | undefined

/** Returns the same content, read once and shared: an edit makes another set. */
export const fixtureContent = (): ContentSet =>
  (content ??= ContentSet.of(storedFixtures.documents, storedFixtures.photos))

/** The facts of a form without errors, whose photos are those of `store`. */
export const formFacts = (store = slowStore().store): FormFacts => ({
  errors: [],
  warnings: [],
  choices: new Map(),
  shelf: new PhotoShelf(store, []),
  photoName: 'cobre',
  photoFolder: 'materials',
})

/** Returns a store whose saves end when the test calls `end`; `asked` lists the changes. */
export function slowStore() {
  const asked: ContentChange[] = []
  let end: (outcome: SaveOutcome) => void = () => undefined
  const answer = new Promise<SaveOutcome>((resolve) => {
    end = resolve
  })
  const store: ContentStore = {
    name: 'devagar',
    read: () => Promise.reject(new Error('unread')),
    photo: () => Promise.reject(new Error('none')),
    save: (change) => {
      asked.push(change)
      return answer
    },
  }
  return { store, asked, end }
}
