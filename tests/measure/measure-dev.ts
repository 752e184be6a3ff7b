import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../../src/pipeline/commands/browser'
import { PATHS } from '../../src/pipeline/paths'
import { startDevCopy } from '../e2e/dev-copy'
import { DEV_PORT } from '../e2e/sites'

/**
 * `npm run tool tests/measure/measure-dev.ts -- [5]`: measures how long an editor waits while `npm
 * run dev` runs, in a copy of the project with content/ as it is: from the moment a file is written
 * until the open page shows the change, that many times for each change. Times are valid only on a
 * machine that does nothing else; CPU seconds are valid on any. Linux only.
 */
const rounds = Number(process.argv[2] ?? 5)
const started = performance.now()
const site = await startDevCopy(PATHS.content, DEV_PORT)
const startup = performance.now() - started
const browser = await chromium.launch({
  executablePath: findBrowser(console.log),
  args: ['--no-sandbox'],
})
const load = loadavg()[0] ?? 0

/**
 * CPU seconds and resident memory, in MB, of the server and its children, from Linux's /proc, where
 * a tick is a hundredth of a second and a page 4 KB.
 */
function usage(): { cpu: number; memory: number } {
  const sum = { cpu: 0, memory: 0 }
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // The name in brackets may hold anything. The fields after it are: state, parent, group …
      // user time, system time … resident pages.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
        .map(Number)
      if (fields[2] !== site.pid) continue
      sum.cpu += ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100
      sum.memory += ((fields[21] ?? 0) * 4096) / 1e6
    } catch {
      /* The process has ended meanwhile. */
    }
  }
  return sum
}

try {
  const page = await browser.newPage()
  const copper = join(site.folder, 'content/materials/cobre.yaml')
  const original = readFileSync(copper, 'utf8')
  const master = await sharp(join(PATHS.photos, 'materials/cobre.jpg')).toBuffer()
  const withPrice = (price: string) =>
    original.replace(/(pricePerKg:\n {2}[\d-]+: ).*/, `$1${price}`)
  const times: Record<'price' | 'error' | 'repair' | 'photo', { wall: number; cpu: number }[]> = {
    price: [],
    error: [],
    repair: [],
    photo: [],
  }
  let peak = 0
  const timed = async (kind: keyof typeof times, text: string, shown: () => Promise<unknown>) => {
    // After a reload, Vite needs a moment before it notices the next file.
    await page.waitForTimeout(1500)
    const before = usage()
    const from = performance.now()
    writeFileSync(copper, text)
    await shown()
    const { cpu, memory } = usage()
    times[kind].push({ wall: (performance.now() - from) / 1000, cpu: cpu - before.cpu })
    peak = Math.max(peak, memory)
  }
  const overlay = page.locator('vite-error-overlay')

  await page.goto(`${site.address}/comercio-sucata`)
  for (let round = 1; round <= rounds; round++) {
    const price = (40 + round / 100).toFixed(2)
    await timed('price', withPrice(price), () =>
      page
        .locator('.price-table-price', { hasText: price.replace('.', ',') })
        .first()
        .waitFor(),
    )
    await timed('error', withPrice('1.000,50'), () => overlay.waitFor())
    await timed('repair', withPrice(price), () => overlay.waitFor({ state: 'detached' }))
  }
  await page.goto(`${site.address}/comercio-sucata/cobre`)
  for (let round = 1; round <= rounds; round++) {
    const name = `nova-${round}`
    // A different picture each time, so that no cache has it.
    const photo = await sharp(master)
      .modulate({ brightness: 1 + round / 50 })
      .jpeg({ quality: 92 })
      .toBuffer()
    writeFileSync(join(site.folder, `content/photos/materials/${name}.jpg`), photo)
    await timed('photo', original.replace('materials/cobre.jpg', `materials/${name}.jpg`), () =>
      page.waitForFunction(
        (wanted) =>
          [...document.images].some(
            (image) => image.currentSrc.includes(wanted) && image.naturalWidth > 0,
          ),
        name,
      ),
    )
  }
  const seconds = (value = 0) => value.toFixed(2).replace('.', ',')
  const middle = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  const say = (what: string, goal: number, values: readonly { wall: number; cpu: number }[]) =>
    console.log(
      `| ${what} | ${seconds(goal)} s | ` +
        `${seconds(middle(values.map(({ wall }) => wall)))} s | ` +
        `${seconds(Math.max(...values.map(({ wall }) => wall)))} s | ` +
        `${seconds(middle(values.map(({ cpu }) => cpu)))} s |`,
    )
  console.log(
    `Servidor pronto em ${(startup / 1000).toFixed(0)} s; carga da máquina ` +
      `${load.toFixed(1)}, em ${rounds} vezes cada.\n| do salvar até a página | meta | ` +
      'mediana | pior | CPU do servidor |\n|---|---|---|---|---|',
  )
  say('preço novo', 1.5, times.price)
  say('erro', 1.5, times.error)
  say('erro corrigido', 1.5, times.repair)
  say('foto nova', 5, times.photo)
  console.log(
    `Memória do servidor e dos seus processos: ${Math.round(peak)} MB no máximo; a meta é 700 MB.`,
  )
} finally {
  await browser.close()
  site.stop()
}
