import { isField } from '../lib/typed'
import { trusted } from './trusted'

/**
 * Shows the page as visitors without script see it, when the application did not load, so that no
 * control is left without an answer: noscript elements show their notes, and rules of `@media
 * (scripting: none)` apply. Forms stay with their typed text: the first script writes their mail
 * (form-mail). A field in which somebody types waits until it is left.
 */
export function standAlone(page: Document): void {
  page.documentElement.dataset.running = 'nao'
  const field = page.activeElement
  if (isField(field) && !field.closest('[data-mail]'))
    field.addEventListener('blur', () => showAlone(page), { once: true })
  else showAlone(page)
}

function showAlone(page: Document): void {
  for (const form of page.querySelectorAll('.mail-form')) form.classList.remove('mail-form')
  for (const note of page.querySelectorAll('noscript')) {
    // With script on, the parser leaves the note as text. It is our own prerendered HTML, which
    // never holds text that a visitor typed.
    const markup = trusted.createHTML(note.textContent ?? '')
    note.replaceWith(page.createRange().createContextualFragment(markup))
  }
  for (const sheet of page.styleSheets) for (const rule of rulesOf(sheet)) applyWithoutScript(rule)
}

/** Returns the rules of a sheet; none while it loads or when it failed. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

function applyWithoutScript(rule: CSSRule): void {
  if (rule instanceof CSSMediaRule && rule.conditionText === '(scripting: none)')
    rule.media.mediaText = 'all'
  else if (rule instanceof CSSGroupingRule)
    for (const inner of rule.cssRules) applyWithoutScript(inner)
}
