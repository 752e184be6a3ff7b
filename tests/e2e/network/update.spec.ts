import { button, expect, field, MISSING, offline, running, type Page } from '../site-test'
import { entry, FIRST, install, kept, SECOND, test } from './release-host'

/** From one release to the next, in a browser with the service worker that keeps the site. */

test.use({ messages: MISSING })

const isSecond = (page: Page) => expect.poll(() => entry(page)).toContain(SECOND)

test('an update waits, and keeps what was typed, in each tab', async ({ page, context, host }) => {
  await install(page, '/contato')
  const other = await context.newPage()
  await other.goto('/comercio-sucata')
  await field(other, 'material').selectOption('cobre')
  await field(other, 'peso').fill('12,5')
  await page.bringToFront()
  await field(page, 'message').fill('Zé & João: 40 notebooks')
  host.release('second')
  // When the network is lost and comes back, the page looks for a newer release.
  await offline(page)
  await offline(page, false)
  await expect(button(page, 'Atualizar')).toBeVisible()
  expect(await entry(page)).toBe(FIRST())
  await expect(field(page, 'message')).toHaveValue('Zé & João: 40 notebooks')
  await button(page, 'Atualizar').click()
  await isSecond(page)
  await running(page)
  await expect(field(page, 'message')).toHaveValue('Zé & João: 40 notebooks')
  expect(await entry(other)).toBe(FIRST())
  await other.reload()
  await isSecond(other)
  await expect(field(other, 'peso')).toHaveValue('12,5')
  await expect(field(other, 'material')).toHaveValue('cobre')
})

test('an old worker gives the newer pages whole', async ({ page, context, host }) => {
  await install(page, '/')
  host.release('second')
  // Without a network the kept earlier release is shown unchanged.
  await offline(page)
  await page.goto('/comercio-sucata')
  expect(await entry(page)).toBe(FIRST())
  await offline(page, false)
  await page.goto('/')
  await isSecond(page)
  // Waits in this page: under a debugger, as here, Chromium may never finish a change of workers
  // during which one tab closes and another opens.
  await expect.poll(() => kept(page), { timeout: 60_000 }).not.toContain(FIRST())
  // The page offers no update, because it already is the newer one.
  await expect(button(page, 'Atualizar')).toHaveCount(0)
  await page.close()
  const next = await context.newPage()
  await offline(next)
  for (const path of ['/', '/comercio-sucata']) {
    await next.goto(path)
    await isSecond(next)
    const scripts = await next.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js')),
    )
    expect(scripts.filter((name) => !name.includes(SECOND))).toEqual([])
  }
})

test('switched off, nothing is registered or kept after the next visit', async ({ page, host }) => {
  await install(page, '/')
  host.release('switched off')
  await page.goto('/')
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await page.goto('/contato')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
