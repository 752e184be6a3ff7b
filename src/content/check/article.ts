import type { Nodes, Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { articleRemarkPlugins } from '../article-markdown'
import type { Reason } from '../rules/reason'
import { htmlParts } from './html-parts'
import { markdownLimitFault } from './markdown-limits'
import type { TextFault } from './text-fault'

/** Why an address or a picture of an article is refused; undefined when it is fine. */
export interface Judges {
  link: (url: string) => Reason | undefined
  image: (src: string) => Promise<Reason | undefined>
}

const parser = unified().use(remarkParse).use(articleRemarkPlugins)

/** Constructs that only the parser can tell apart. Without any of them, patterns find every link, picture and tag. */
const NEEDS_PARSER = /<(?:[!?]|[a-z0-9]*[^a-z0-9\s/>])|\]\s*:|http:|(?<!:\/\/)www\.|ftp:|&#|&\w+;|\\|^[ \t]*(?:import|export)\b/im
const SIMPLE_IMAGE = /!\[([^[\]]*)\]\(([^\s()<>]+)(?:[ \t]+"[^"\n]*")?\)/g
const LINK_END = /\]\(\s*(?:<([^>]{0,500})>|([^\s)]*))/g
const MODULE_LINE = /^[ \t]*(?:import\s+(?:["'{*]|[\w$]+\s*(?:,|\sfrom\b|from\b))|export\s+(?:default|const|let|var|function|class|async|type|\{|\*))/gm

/** Faults of an article's Markdown: limits, links, pictures, code. Offsets are in `body`. */
export async function articleFaults(body: string, judges: Judges): Promise<TextFault[]> {
  if (body.trim() === '') return [{ offset: 0, field: 'texto', message: 'o artigo não tem texto', cure: 'escreva-o depois da segunda linha ---' }]
  const limit = markdownLimitFault(body)
  if (limit) return [limit]
  return (await plainlyFine(body, judges)) ? [] : parsedFaults(parser.parse(body), body, judges)
}

/**
 * Whether an article is fine beyond doubt, found out without parsing it: a hundred times faster, and most are.
 * What looks like a link or a picture in it, were it only within code, must be fine too; otherwise the parser decides.
 */
async function plainlyFine(body: string, judges: Judges): Promise<boolean> {
  if (NEEDS_PARSER.test(body)) return false
  const sources: string[] = []
  const rest = body.replace(SIMPLE_IMAGE, (whole, alt: string, src: string) => {
    if (alt.trim() === '') return whole
    sources.push(src)
    return 'x'
  })
  if (rest.includes('![')) return false
  for (const part of htmlParts(rest)) {
    if (part.kind === 'refused' || (part.kind === 'link' && judges.link(part.url))) return false
    if (part.kind === 'image') sources.push(part.url)
  }
  for (const [, angled, bare] of rest.matchAll(LINK_END)) if (judges.link(angled ?? bare ?? '')) return false
  for (const src of sources) if (await judges.image(src)) return false
  return true
}

async function parsedFaults(tree: Root, body: string, judges: Judges): Promise<TextFault[]> {
  const faults: TextFault[] = []
  const add = (offset: number, reason: Reason | undefined) => {
    if (reason) faults.push({ offset, field: 'texto', ...reason })
  }
  const definitions = new Map<string, 'link' | 'image'>()
  for (const node of nodesOf(tree)) {
    if (node.type === 'imageReference') definitions.set(node.identifier, 'image')
  }
  for (const node of nodesOf(tree)) {
    const offset = node.position?.start.offset ?? 0
    if (node.type === 'link') add(offset, judges.link(node.url))
    if (node.type === 'image') add(offset, await imageReason(node.url, node.alt, judges))
    if (node.type === 'definition') {
      const isImage = definitions.get(node.identifier) === 'image'
      add(offset, isImage ? { message: 'a foto é escrita por referência', cure: 'escreva-a inteira: ![o que se vê](pasta/arquivo.jpg)' } : judges.link(node.url))
    }
    if (node.type === 'html') {
      for (const part of htmlParts(node.value)) {
        add(offset + part.offset, part.kind === 'refused' ? part.reason : part.kind === 'image' ? await judges.image(part.url) : judges.link(part.url))
      }
    }
    if (node.type === 'paragraph') {
      const text = body.slice(offset, node.position?.end.offset)
      for (const { index } of text.matchAll(MODULE_LINE)) add(offset + index, { message: 'a linha é código (import ou export) e apareceria como texto', cure: 'apague-a; o artigo é só Markdown' })
    }
  }
  return faults
}

async function imageReason(src: string, alt: string | null | undefined, judges: Judges): Promise<Reason | undefined> {
  return (await judges.image(src)) ?? (alt?.trim() ? undefined : { message: 'a foto não tem texto alternativo', cure: 'escreva o que se vê nela: ![o que se vê](pasta/arquivo.jpg)' })
}

/** Every node in document order. */
function nodesOf(tree: Root): Nodes[] {
  const found: Nodes[] = []
  const waiting: Nodes[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node)
    if ('children' in node) waiting.push(...node.children.toReversed())
  }
  return found
}
