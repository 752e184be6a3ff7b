import { trusted } from './trusted'

/**
 * The application does not come: shows the page as visitors without script see it, so that no
 * control is left without an answer. What they are told stands in noscript elements, what they are
 * spared under `@media (scripting: none)`. Forms stay, with what was typed: the first script writes
 * their mail (form-mail).
 */
export function standAlone(page: Document): void {
  page.documentElement.dataset.running = 'nao'
  for (const form of page.querySelectorAll('.mail-form')) form.classList.remove('mail-form')
  for (const note of page.querySelectorAll('noscript')) {
    // With script on, the parser leaves it as text: our own prerendered HTML, which never holds
    // what a visitor typed.
    const markup = trusted.createHTML(note.textContent ?? '')
    note.replaceWith(page.createRange().createContextualFragment(markup))
  }
  for (const sheet of page.styleSheets) for (const rule of rulesOf(sheet)) applyWithoutScript(rule)
}

/** Rules of a sheet; none where it is still loading or failed to. */
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
