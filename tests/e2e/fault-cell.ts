import type { Page } from '@playwright/test'
import type { Fault } from './faults'
import { company } from './site-texts'

/** Awkward to keep: an accent, a sign that ends a mail's field, and a blank. */
export const TYPED = 'Zé & João'

/** The first field of a request's form, which every fault must leave as it was typed. */
const field = (page: Page) =>
  page
    .locator(
      'main form.mail-form :is(input:not([type=email]), textarea), main form[data-mail] ' +
        ':is(input:not([type=email]), textarea)',
    )
    .first()

/** Types into the page's form, where it shows one. */
export async function typeInto(page: Page): Promise<boolean> {
  const visible = await field(page).isVisible()
  if (visible) await field(page).fill(TYPED)
  return visible
}

const contact = 'a[href^="mailto:"], a[href^="tel:"], a[href^="https://wa.me/"]'

/** What a page lacks under a fault, in words; empty where it holds. */
export async function lacks(
  page: Page,
  { name, running }: Fault,
  typed: boolean,
): Promise<string[]> {
  const faults: string[] = []
  const expect = (holds: boolean, what: string) => {
    if (!holds) faults.push(what)
  }
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).count()
  const paper = name === 'print'
  // The price table leaves its page's headline out on paper.
  expect((await visible(paper ? 'main :is(h1, h2)' : 'main h1')) > 0, 'no heading')
  expect((await page.locator('main').innerText()).length > 200, 'no content')
  if (typed && !paper) expect((await field(page).inputValue()) === TYPED, 'typed text lost')
  if (paper) {
    const head = await page
      .locator('.print-head')
      .filter({ visible: true })
      .innerText()
      .catch(() => '')
    for (const part of [
      company.name,
      company.email,
      company.address.street,
      company.phone.slice(-4),
    ])
      expect(head.includes(part), `not on paper: ${part}`)
    // The heads of the price table are buttons that look like text.
    expect(
      (await visible('input, select, textarea, search, button:not(th button)')) === 0,
      'a control on paper',
    )
  } else {
    expect((await visible(contact)) > 0, 'nobody to ask')
  }
  // What has no answer without the application must not stand there.
  if (running !== 'sim' && name !== 'entry missing' && name !== 'entry cut') {
    const dead = page
      .locator('button:not([type=submit]), [role=button]:not(a)')
      .filter({ visible: true })
    expect((await dead.count()) === 0, `dead controls: ${(await dead.allInnerTexts()).join(', ')}`)
  }
  return faults
}
