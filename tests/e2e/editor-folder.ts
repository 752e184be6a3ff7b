import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** The tests' own content, in the folders that a project has. */
const BASE = 'tests/pipeline/check/base/content'

/** Returns a content folder's documents, by path below it; by default the tests' own. */
export const baseDocuments = (folder = BASE): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(?:yaml|mdx)$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

/** Returns a valid picture of one colour. */
export const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 640): Promise<Buffer> =>
  sharp({ create: { width, height: 400, channels: 3, background: '#8A4F1E' } })
    .toFormat(format)
    .toBuffer()

/**
 * Opens /admin on a folder in the browser's private file system (OPFS), because a test cannot
 * answer the dialog that opens a real folder. Like a project's folder it has content/ and .git.
 * @param documents by path below content/; by default the tests' own
 * @param photos by path below content/photos, all of them the same picture
 * @param address of the editors' page
 */
export async function openEditor(
  page: Page,
  documents = baseDocuments(),
  photos: readonly string[] = ['pasta/foto.jpg'],
  address = '/admin',
): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('projeto', { create: true }),
    })
  })
  await page.goto(address)
  const photo = (await picture('jpeg')).toString('base64')
  await page.evaluate(
    async ({ files, photos, photo }) => {
      const root = await (
        await navigator.storage.getDirectory()
      ).getDirectoryHandle('projeto', { create: true })
      await root.getDirectoryHandle('.git', { create: true })
      const write = async (path: string, data: string | Blob) => {
        const steps = path.split('/')
        let folder = root
        for (const step of steps.slice(0, -1))
          folder = await folder.getDirectoryHandle(step, { create: true })
        const stream = await (
          await folder.getFileHandle(steps.at(-1) ?? path, { create: true })
        ).createWritable()
        await stream.write(data)
        await stream.close()
      }
      for (const [path, text] of files) await write(`content/${path}`, text)
      for (const path of photos)
        await write(
          `content/photos/${path}`,
          new Blob([Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0))]),
        )
    },
    { files: [...documents], photos, photo },
  )
  await page.getByRole('button', { name: 'Abrir a pasta do projeto' }).click()
}

/** Opens a document from the list by its file's path. */
export async function openDocument(page: Page, file: string): Promise<void> {
  await page.getByLabel('Achar um documento').fill(file)
  await page.getByRole('link', { name: file }).click()
}

/** Text of a file below content/, as the folder holds it now; undefined where there is none. */
export const savedText = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (file) => {
    try {
      let folder = await (
        await (await navigator.storage.getDirectory()).getDirectoryHandle('projeto')
      ).getDirectoryHandle('content')
      const steps = file.split('/')
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step)
      return await (await (await folder.getFileHandle(steps.at(-1) ?? file)).getFile()).text()
    } catch {
      return undefined
    }
  }, path)

/** Writes a file of the folder from outside of the page, as another program does. */
export const writeBehind = (page: Page, path: string, text: string): Promise<void> =>
  page.evaluate(
    async ({ path, text }) => {
      let folder = await (
        await (await navigator.storage.getDirectory()).getDirectoryHandle('projeto')
      ).getDirectoryHandle('content')
      const steps = path.split('/')
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step)
      const stream = await (await folder.getFileHandle(steps.at(-1) ?? path)).createWritable()
      await stream.write(text)
      await stream.close()
    },
    { path, text },
  )
