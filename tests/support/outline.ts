/** What has a line of its own in an outline. */
const PARTS = 'h1, h2, h3, h4, a, button, summary, input, select, textarea, img, mark, [role]'
/** What keeps its text apart from that of its neighbours. */
const BLOCKS = 'p, li, dt, dd, td, th, figcaption, legend'
const STATES = /^(?:aria-(?:pressed|expanded|current|invalid|disabled)|disabled|checked|open)$/

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** The name that a screen reader says. */
const nameOf = (element: Element): string => {
  const labels =
    'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
  const own = /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ? '' : element.textContent
  return plain(
    element.getAttribute('aria-label') ??
      element.getAttribute('alt') ??
      (labels.map(({ textContent }) => textContent).join(' ') || own),
  )
}

function lineOf(element: Element): string {
  const states = Array.from(element.attributes, ({ name, value }) =>
    STATES.test(name) ? ` ${name}${value && `=${value}`}` : '',
  ).join('')
  const kind = element.getAttribute('role') ?? element.tagName.toLowerCase()
  const value =
    'value' in element && element.tagName !== 'BUTTON' ? ` = ${String(element.value)}` : ''
  // A draft's text has its own tests.
  const href = element.getAttribute('href')?.replace(/^(mailto:[^?]*)\?.*/, '$1?…')
  return plain(
    `${kind}${states}: ${nameOf(element)}${value}${href === undefined ? '' : ` → ${href}`}`,
  )
}

/**
 * What somebody reads and operates in a part of a page, a line each, in its order: `h2: Lotes`,
 * `a: Cobre → /comercio-sucata/cobre`, `button aria-pressed=true: Placas`, and plain texts.
 */
export function outline(within: Element): string[] {
  if (within.hasAttribute('hidden') || within.getAttribute('aria-hidden') === 'true') return []
  const isWhole = within.matches('a, button, h1, h2, h3, h4')
  if (!isWhole && within.querySelector(within.matches('[role]') ? PARTS : `${PARTS}, ${BLOCKS}`))
    return linesIn(within)
  if (within.matches('label, script, style')) return []
  const line = within.matches(PARTS) ? lineOf(within) : plain(within.textContent)
  return line === '' || /^(?:status|alert):$/.test(line) ? [] : [line]
}

/** The lines of the children; a text that React has written in pieces is one. */
function linesIn(within: Element): string[] {
  const lines: string[] = []
  let text = ''
  const endText = () => {
    if (plain(text) !== '') lines.push(plain(text))
    text = ''
  }
  for (const child of within.childNodes)
    if (child instanceof Element) {
      endText()
      lines.push(...outline(child))
    } else text += child.textContent ?? ''
  endText()
  return lines
}
