import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { todayInSaoPaulo } from '../../../src/content/time/today'
import { filesBelow } from '../../../src/pipeline/files'
import { MODEL_CONTENT } from '../site'
import { button, expect, type Page } from '../site-test'

/** A content folder's documents and item lists, by path below it. */
const documentsIn = (folder: string): Map<string, string> =>
  new Map(
    filesBelow(folder)
      .filter((file) => /\.(?:yaml|mdx|csv)$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8').replace('\uFEFF', '')]),
  )
export const documents = documentsIn(MODEL_CONTENT)
/** The text of a document of the tests' own content, with other texts in the place of some. */
export const original = (file: string, ...changes: readonly [old: string, now: string][]) =>
  changes.reduce((text, [old, now]) => text.replace(old, now), documents.get(file) ?? '')
export const today = todayInSaoPaulo()

/** Returns a valid picture of one colour. */
export const picture = (format: 'png' | 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#8A4F1E' } })
    .toFormat(format)
    .toBuffer()

/**
 * Writes files into the folder, as another program does.
 * @param photo in base64, the bytes of every photo
 */
const writeFiles = (page: Page, files: ReadonlyMap<string, string>, photo = '') =>
  page.evaluate(
    async ([entries, bytes]) => {
      const root = await navigator.storage.getDirectory()
      const project = await root.getDirectoryHandle('projeto', { create: true })
      await project.getDirectoryHandle('.git', { create: true })
      for (const [path, text] of entries) {
        const steps = `content/${path}`.split('/')
        let folder = project
        for (const step of steps.slice(0, -1))
          folder = await folder.getDirectoryHandle(step, { create: true })
        const file = await folder.getFileHandle(steps.at(-1) ?? path, { create: true })
        const stream = await file.createWritable()
        await stream.write(
          path.startsWith('photos/')
            ? Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
            : text,
        )
        await stream.close()
      }
    },
    [[...files], photo] as const,
  )

export const writeBehind = (page: Page, path: string, text: string) =>
  writeFiles(page, new Map([[path, text]]))

/**
 * Opens /admin on a folder in the browser's private file system (OPFS), because a test cannot
 * answer the dialog that opens a real folder. Like a project's folder it has content/ and .git.
 * @param address of the editors' page, with the screen behind `#`
 * @param contentDir with the documents; of each photo the folder has a picture of one colour
 */
export async function openEditor(
  page: Page,
  address = '/admin',
  contentDir = MODEL_CONTENT,
): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('projeto', { create: true }),
    })
  })
  await page.goto(address)
  const photos = filesBelow(join(contentDir, 'photos')).map(
    (name) => [`photos/${name}`, ''] as const,
  )
  await writeFiles(
    page,
    new Map([...documentsIn(contentDir), ...photos]),
    (await picture('jpeg')).toString('base64'),
  )
  await page.getByRole('button', { name: 'Abrir a pasta do projeto' }).click()
  await page.getByRole('link', { name: 'Todos os documentos' }).waitFor()
}

/** Text of a file below content/, as the folder holds it now; undefined where there is none. */
export const savedText = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (file) => {
    try {
      const root = await navigator.storage.getDirectory()
      let folder = await root.getDirectoryHandle('projeto')
      const steps = `content/${file}`.split('/')
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step)
      return await (await (await folder.getFileHandle(steps.at(-1) ?? file)).getFile()).text()
    } catch {
      return undefined
    }
  }, path)

export const go = (page: Page, screen: string) =>
  page.evaluate((hash) => location.assign(hash), `#/${screen}`)
export const press = (page: Page, name: string) => button(page, name).click()
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const notified = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
export const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })
/** The field of a material's newest price. */
export const newestPrice = (page: Page) => page.getByLabel(/^Preço desde/).first()
