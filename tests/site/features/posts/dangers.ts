const FORBIDDEN =
  'script, style, iframe, frame, object, embed, base, meta, link, form, button, ' +
  'template, noscript, svg, math, textarea, select'

/**
 * Returns everything in a rendered article that could run, load, cover or submit something; the
 * list of a safe article is empty.
 */
export function dangersIn(page: Element): string[] {
  const found = [...page.querySelectorAll(FORBIDDEN)].map((element) => `<${element.localName}>`)
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      // Browsers ignore blanks and control characters inside a scheme.
      const address = [...value]
        .filter((character) => character > ' ')
        .join('')
        .toLowerCase()
      if (/^on/i.test(name)) found.push(`${element.localName} ${name}`)
      if (name === 'style' || name === 'srcdoc' || name === 'formaction')
        found.push(`${element.localName} ${name}="${value}"`)
      if (
        /^(?:href|src|srcset|action|cite|xlink:href|data|poster)$/i.test(name) &&
        /^(?:javascript|vbscript|data):/.test(address)
      ) {
        found.push(`${element.localName} ${name}="${value}"`)
      }
      if (name === 'align' && !['left', 'right', 'center'].includes(value))
        found.push(`align="${value}"`)
    }
    if (element.localName === 'input' && element.getAttribute('type') !== 'checkbox')
      found.push('<input>')
  }
  return found
}
