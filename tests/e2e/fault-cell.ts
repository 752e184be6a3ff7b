import type { Page } from '@playwright/test'
import type { Fault } from './faults'
import { company } from './site-texts'

/** Difficult to keep: an accent, the character that ends a field of a mail link, and blanks. */
export const TYPED = 'Zé & João'

/** The first field of a form, other than that for the e-mail; every fault must leave its text. */
const field = (page: Page) =>
  page
    .locator(
      'main form.mail-form :is(input:not([type=email]), textarea), main form[data-mail] ' +
        ':is(input:not([type=email]), textarea)',
    )
    .first()

/** Types into the page's form, if it shows one; returns whether it did. */
export async function typeInto(page: Page): Promise<boolean> {
  const visible = await field(page).isVisible()
  if (visible) await field(page).fill(TYPED)
  return visible
}

const contact = 'a[href^="mailto:"], a[href^="tel:"], a[href^="https://wa.me/"]'

/** Returns, in words, everything that the page lacks under a fault; empty when it lacks nothing. */
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
  // On paper, the page with the price table leaves out its headline.
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
    // The column headings of the price table are buttons, but look like text on paper.
    expect(
      (await visible('input, select, textarea, search, button:not(th button)')) === 0,
      'a control on paper',
    )
  } else {
    expect((await visible(contact)) > 0, 'nobody to ask')
  }
  // A control that does nothing without the application must not be visible.
  if (running !== 'sim' && name !== 'entry missing' && name !== 'entry cut') {
    const dead = page
      .locator('button:not([type=submit]), [role=button]:not(a)')
      .filter({ visible: true })
    expect((await dead.count()) === 0, `dead controls: ${(await dead.allInnerTexts()).join(', ')}`)
  }
  return faults
}
