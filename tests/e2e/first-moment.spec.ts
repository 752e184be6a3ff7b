import { ARTICLES, LOTS, MATERIALS, PAGES } from './all-pages'
import { expect, test, type Page } from './site-test'

// Set by the script of the second test, which types.
declare const last: () => string
declare const lost: string[]

/**
 * React hydrates the page in parts. A visitor who acts in the very moment in which the application
 * reports that it runs must not meet a part that is not hydrated.
 */
test('text typed at the moment when the page starts stays and counts', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.running !== 'sim') return
      observer.disconnect()
      const enter = (
        field: HTMLInputElement | HTMLSelectElement | null,
        value: string,
        type: string,
      ) => {
        // Sets the value as the browser does: past the setter that React puts on the field.
        const prototype =
          field instanceof HTMLSelectElement
            ? HTMLSelectElement.prototype
            : HTMLInputElement.prototype
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
        field?.dispatchEvent(new Event(type, { bubbles: true }))
      }
      const list = document.querySelector<HTMLSelectElement>('form.calculator select')
      enter(list, list?.options[1]?.value ?? '', 'change')
      enter(document.querySelector<HTMLInputElement>('form.calculator input'), '2', 'input')
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-running'] })
  })
  await page.goto('/comercio-sucata')
  await expect(page.locator('form.calculator button[type=submit]')).toBeEnabled()
  await expect(page.locator('form.calculator input')).toHaveValue('2')
})

test('text typed at every moment while the page starts stays and counts', async ({ page }) => {
  // The application answers once the full sheet is there, and holds events back until then. Here
  // the full sheet arrives after 40 more numbers are typed.
  await page.route(/\.css$/, async (route) => {
    await page.waitForFunction(
      (from) => Number(last()) > from + 40,
      Number(await page.evaluate(() => last())),
    )
    await route.continue()
  })
  await page.addInitScript(() => {
    let typed = 0
    let shown = ''
    const lost: string[] = []
    Object.assign(globalThis, { last: () => shown, lost })
    const enter = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
      const prototype = Object.getPrototypeOf(field) as object
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    const type = () => {
      const list = document.querySelector<HTMLSelectElement>('form.calculator select')
      const field = document.querySelector<HTMLInputElement>('form.calculator input')
      if (document.querySelector('[data-running=sim]')) return
      if (list && field) {
        if (field.value !== shown) lost.push(`${shown} became ${field.value}`)
        if (typed === 0) enter(list, list.options[1]?.value ?? '')
        typed += 1
        shown = String(typed)
        enter(field, shown)
      }
      setTimeout(type, 5)
    }
    setTimeout(type)
  })
  await page.goto('/comercio-sucata')
  await page.waitForFunction(() => document.documentElement.dataset.running === 'sim')
  await expect(page.locator('form.calculator button[type=submit]')).toBeEnabled()
  await expect(page.locator('form.calculator input')).toHaveValue(await page.evaluate(() => last()))
  expect(await page.evaluate(() => lost)).toEqual([])
})

/** Records, in every document, each call that makes a format of Intl. */
const watchIntl = (): void => {
  const made: string[] = []
  Object.assign(globalThis, { made })
  const watch = (owner: object, name: string, what: unknown) => {
    if (typeof what !== 'function') return
    Reflect.set(
      owner,
      name,
      new Proxy(what, {
        construct: (target, args: unknown[]) => {
          made.push(name)
          return Reflect.construct(target, args) as object
        },
        apply: (target, self, args: unknown[]) => {
          made.push(name)
          return Reflect.apply(target, self, args) as unknown
        },
      }),
    )
  }
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(Intl)))
    watch(Intl, name, value)
  for (const { prototype } of [Number, Date]) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      if (name.startsWith('toLocale')) watch(prototype, name, value)
  }
}
// Returns the calls that `watchIntl` has recorded in the open document.
const made = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { made: string[] }).made.map(
      (name) => `${location.pathname}: ${name}`,
    ),
  )

/**
 * The first format of Intl on a page blocks a desktop for some 15 ms, and a phone for four times as
 * long. Therefore src/site/lib/format.ts uses none.
 */
test('no page starts with a format of Intl', async ({ page }) => {
  test.slow()
  await page.addInitScript(watchIntl)
  const all: string[] = []
  for (const path of [
    ...PAGES,
    ...ARTICLES.slice(0, 1),
    ...LOTS.slice(0, 1),
    ...MATERIALS.slice(0, 1),
  ]) {
    await page.goto(path)
    all.push(...(await made(page)))
  }
  expect(all).toEqual([])
})

test('no key in a search waits for a format of Intl', async ({ page }) => {
  await page.addInitScript(watchIntl)
  for (const [path, answer] of [
    ['/lotes-informatica', '.lot-filters-applied'],
    ['/blog', '.list-clear'],
    ['/comercio-sucata', '.price-table tbody tr'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('searchbox').first().pressSequentially('re')
    await expect(page.locator(answer).first()).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('[role=status]:not(:empty)')?.textContent ?? ''),
      )
      .not.toBe('')
    expect(await made(page)).toEqual([])
  }
})
