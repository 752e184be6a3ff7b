import { existsSync } from 'node:fs'
import { decoded } from '../decoded'

const ATTRIBUTE = /\s(href|src|srcset|action)="([^"]*)"/gi

const unescapeHtml = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

export interface PrerenderedPage { path: string; html: string }

/**
 * Every address on this site that a page names must be there: pages among the prerendered ones, anchors on their page,
 * files in dist. Every sentence names the page and what it asks for.
 */
export function deadReferences(pages: PrerenderedPage[], dist: string): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page.html]))
  const faults = new Set<string>()
  for (const { path: from, html } of pages) {
    for (const [, name = '', value = ''] of html.matchAll(ATTRIBUTE)) {
      const urls = name.toLowerCase() === 'srcset' ? unescapeHtml(value).split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [unescapeHtml(value)]
      for (const url of urls) {
        const fault = deadReference(from, url, byPath, dist)
        if (fault) faults.add(fault)
      }
    }
  }
  return [...faults]
}

/** Ids that stand twice on a page: links and labels would lead to the first one only. */
export const repeatedIds = ({ path, html }: PrerenderedPage): string[] => {
  const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))].map((id) => `${path}: o id «${id}» está em mais de um elemento`)
}

function deadReference(from: string, url: string, pages: ReadonlyMap<string, string>, dist: string): string | undefined {
  if (url === '' || !/^[/#]/.test(url) || url.startsWith('//')) return undefined
  const [address = '', anchor] = url.split('#')
  const path = decoded(address.split('?')[0] ?? '') || from
  const target = pages.get(path)
  if (target === undefined) {
    return existsSync(`${dist}${path}`) && path !== '/' ? undefined : `${from}: ${url} não existe`
  }
  return anchor && !target.includes(` id="${decoded(anchor)}"`) ? `${from}: não há #${anchor} em ${path}` : undefined
}
