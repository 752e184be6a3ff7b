/**
 * Letters and digits alone, which Markdown and its page have in common; link addresses are removed.
 */
const plain = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Characters of a line that are enough to find it in the preview. */
const ENOUGH = 40

/**
 * Scrolls the preview that stands beside a form to a line of the text; the page itself stays where
 * it is.
 * @param line of Markdown, in which the caret stands
 */
export function followText(line: string): void {
  const preview = document.getElementById('previa')?.parentElement
  const aside = preview?.closest('aside')
  const words = plain(line).slice(0, ENOUGH).trim()
  if (!preview || !aside || words === '') return
  const parts = [...preview.querySelectorAll('h2, h3, p, li, tr, img')]
  const shown = parts.find((part) =>
    plain(part.getAttribute('alt') ?? part.textContent).includes(words),
  )
  if (!shown) return
  const above = shown.getBoundingClientRect().top - aside.getBoundingClientRect().top
  aside.scrollTop += above - aside.clientHeight / 3
}
