import type { Page } from '@playwright/test'

/** What a visitor or a program can read of a page as it stands, by the channel through which it reaches them. */
export interface Haul {
  /** Everything between the tags of the body, also what stands there for screen readers or in fields. */
  text: string
  alts: string[]
  hrefs: string[]
  /** Title, description, picture's words and structured data. */
  head: string
}

/** Blanks of every kind are one blank, as on the screen; joiners that keep words on a line are none. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2060\u00AD\u200B]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Links in clear: a chat or a mail draft is a text too. */
export function inClear(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

/** @param html a page as it is served, read as a browser without script reads it, in place of the page that is open */
export async function haulOf(page: Page, html?: string): Promise<Haul> {
  const raw = await page.evaluate((served) => {
    const read =
      served === undefined ? document : new DOMParser().parseFromString(served, 'text/html')
    const texts: string[] = []
    const gather = (node: Node) => {
      if (node instanceof Text) texts.push(node.data)
      else if (node instanceof Element && !/^(?:script|style|template|svg)$/i.test(node.tagName)) {
        // Fields speak through their attributes and through what they hold.
        for (const name of ['placeholder', 'aria-label'])
          texts.push(` ${node.getAttribute(name) ?? ''} `)
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
    const all = (selector: string, name: string) =>
      [...read.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
    return {
      text: texts.join(''),
      alts: all('img', 'alt'),
      hrefs: [
        ...all('a[href], link[href]', 'href'),
        ...all('iframe', 'src'),
        ...all('form[action]', 'action'),
      ],
      head: [
        read.title,
        ...all('meta', 'content'),
        ...[...read.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => script.textContent,
        ),
      ].join('\n'),
    }
  }, html)
  return {
    text: plain(raw.text),
    alts: raw.alts.map(plain),
    hrefs: raw.hrefs.map(inClear),
    head: plain(raw.head),
  }
}
