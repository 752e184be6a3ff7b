import { decoded } from '../decoded'
import { ARTICLE_FRAGMENTS } from '../fragments'
import type { Reason } from '../rules/reason'
import type { ReadArticle } from './read-article'
import type { TextFault } from './text-fault'

/** Why an address or a picture is refused; undefined when it is fine. */
export interface Judges {
  /** `here`: what the article itself may be linked to by # alone. */
  link: (url: string, here?: ReadonlySet<string>) => Reason | undefined
  image: (src: string) => Promise<Reason | undefined>
}

/** All faults of an article: its own, and those of what it names. Offsets are in its text; each fault is told once. */
export async function articleFaults(article: ReadArticle, judges: Judges): Promise<TextFault[]> {
  const faults = new Map<string, TextFault>()
  const add = (offset: number, reason: Reason | undefined) => {
    // Many references may share one definition.
    if (reason) faults.set(`${offset} ${reason.message}`, { offset, field: 'texto', ...reason })
  }
  for (const { offset, ...reason } of article.faults) add(offset, reason)
  const here = new Set([...article.ids, ...ARTICLE_FRAGMENTS])
  for (const { offset, url } of article.links) add(offset, judges.link(decoded(url), here))
  for (const { offset, src, isDescribed } of article.images) {
    add(
      offset,
      (await judges.image(decoded(src))) ??
        (isDescribed
          ? undefined
          : {
              message: 'a foto não tem texto alternativo',
              cure: 'escreva o que se vê nela: ![o que se vê](pasta/arquivo.jpg)',
            }),
    )
  }
  return [...faults.values()]
}
