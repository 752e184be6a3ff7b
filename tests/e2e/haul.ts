import type { Page } from '@playwright/test'

/**
 * Replaces every run of white space by one blank, as on the screen, and removes the invisible
 * characters that allow or forbid a line break.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2060\u00AD\u200B]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Decodes a link, if possible, because a chat or a mail draft in it is a text, too. */
export function inClear(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

/**
 * Returns everything that a visitor or a program can read of a page in its present state: texts of
 * the body, also for screen readers and in fields, alternative texts of pictures, links, and the
 * head.
 * @param html a served page to read in place of the open one, as a browser without script reads it;
 * the tab must be empty, because the site's policy lets no page make a document from a text
 */
export async function haulOf(page: Page, html?: string): Promise<string> {
  const { texts, links } = await page.evaluate((served) => {
    const read =
      served === undefined ? document : new DOMParser().parseFromString(served, 'text/html')
    const texts: string[] = []
    const gather = (node: Node) => {
      if (node instanceof Text) texts.push(node.data)
      else if (node instanceof Element && !/^(?:script|style|template|svg)$/i.test(node.tagName)) {
        if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
          texts.push(` ${node.value} `)
        const isBlock =
          !/^(?:a|abbr|b|bdi|code|em|i|small|span|strong|sub|sup|s|time|u|wbr)$/i.test(node.tagName)
        if (isBlock) texts.push(' ')
        node.childNodes.forEach(gather)
        if (isBlock) texts.push(' ')
      }
    }
    gather(read.body)
    const all = (name: string, tag = '') =>
      [...read.querySelectorAll(`${tag}[${name}]`)].map((one) => one.getAttribute(name) ?? '')
    const data = [...read.querySelectorAll('script[type="application/ld+json"]')]
    const spoken = [all('placeholder'), all('aria-label'), all('alt'), all('content', 'meta')]
    return {
      texts: [
        texts.join(''),
        ...spoken.flat(),
        read.title,
        // Structured data writes quotes and slashes with a backslash.
        ...data.map(({ textContent }) => textContent.replace(/\\(["/])/g, '$1')),
      ],
      links: [...all('href'), ...all('src', 'iframe'), ...all('action', 'form')],
    }
  }, html)
  return plain([...texts, ...links.map(inClear)].join('\n'))
}
