import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { todayInSaoPaulo } from '../../src/content/time/today'
import { findBrowser } from '../../src/pipeline/commands/browser'
import { PATHS } from '../../src/pipeline/paths'
import { startDevCopy } from '../e2e/developer/dev-copy'
import { newestPrice, openEditor, press } from '../e2e/editor/editor-folder'
import { ROOT } from '../e2e/site'

/**
 * `npm run tool tests/tools/guide-pictures.ts`: takes the pictures of the editors' guide, from the
 * project's own pages and documents in a copy of the project. They are stored in .github, because
 * content/ holds what visitors get and public/ is sent to visitors.
 */
const FOLDER = join(ROOT, '.github/guia')
/** In pixels: wide enough to read and narrow enough for a page of a Git host. */
const WIDTH = 1000
const COPPER = 'materials/cobre.yaml'
const NEW_PRICE = '42.50'
const WRONG_PRICE = '42,50'

mkdirSync(FOLDER, { recursive: true })
async function keep(name: string, png: Buffer): Promise<void> {
  const { size } = await sharp(png)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 72 })
    .toFile(join(FOLDER, `${name}.webp`))
  console.log(`.github/guia/${name}.webp: ${Math.ceil(size / 1024)} KB`)
}

const site = await startDevCopy(PATHS.content)
const browser = await chromium.launch({
  executablePath: findBrowser(console.log),
  args: ['--no-sandbox'],
})
try {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  // The runner keeps the names of functions by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (one) => one')
  const page = await context.newPage()
  const copper = join(site.folder, 'content', COPPER)
  const today = todayInSaoPaulo()
  const original = readFileSync(copper, 'utf8').replace(new RegExp(`  ${today}: .*\n`), '')
  const withPrice = (price: string) =>
    original.replace('pricePerKg:\n', `pricePerKg:\n  ${today}: ${price}\n`)

  await editorPictures(page)
  await page.setViewportSize({ width: 1280, height: 620 })
  await page.goto(`${site.address}/comercio-sucata`)
  writeFileSync(copper, withPrice(WRONG_PRICE))
  await page.locator('vite-error-overlay').waitFor()
  await keep('erro', await page.screenshot())
  // Otherwise the repair of the file would reload the page while it opens the next address.
  await page.goto('about:blank')
  writeFileSync(copper, withPrice(NEW_PRICE))
  execFileSync(process.execPath, ['src/pipeline/commands/run.mjs', 'src/review/preview/cli.ts'], {
    cwd: site.folder,
    stdio: 'inherit',
  })
  await page.goto(pathToFileURL(join(site.folder, '.generated/revisao.html')).href)
  // Whole pages stand beside each other: the guide shows how they begin.
  await page.evaluate("document.querySelector('.shots').scrollIntoView()")
  await keep('revisao', await page.screenshot())
} finally {
  await browser.close()
  site.stop()
}

/**
 * Takes the pictures of /admin. First today's price of copper is typed in: the form, the line that
 * is added to the file, and the price table's line. Then a price that the form refuses.
 */
async function editorPictures(page: Page): Promise<void> {
  const content = join(site.folder, 'content')
  await page.setViewportSize({ width: 1280, height: 760 })
  await openEditor(page, `${site.address}/admin#/${COPPER}`, content)
  await press(page, 'Acrescentar preço de hoje')
  const price = newestPrice(page)
  await price.fill(NEW_PRICE)
  await price.scrollIntoViewIfNeeded()
  await keep('admin', await page.screenshot())
  await price.fill(`R$ ${WRONG_PRICE}`)
  await press(page, 'Salvar')
  await page.getByText('não é um número aceito').first().waitFor()
  await price.scrollIntoViewIfNeeded()
  await keep('recusa', await page.screenshot())
}
