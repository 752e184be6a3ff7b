import { documentType } from '../document-types'
import { objectTree, visitLeaves } from '../schema/field-tree'
import type { CommonRule, FieldDiagnostic } from './rule'
import { type Reason } from './reason'

/** Screen readers announce «imagem» by themselves before an alternative text. */
export function altWarning(alt: string): Reason | undefined {
  const word = /^\s*(?:foto(?:grafia)?|imagem|figura|print)(?=\s)/iu.exec(alt)?.[0].trim()
  return word === undefined
    ? undefined
    : {
        message: `o texto alternativo diz «${word}», e o leitor de tela já anuncia que é uma imagem`,
        fix: 'comece pelo que se vê: «Pilha de notebooks…»',
      }
}

/** At least fifteen letters, and every one is a capital. */
const CAPITALS = /^(?:\P{L}*\p{Lu}){15,}\P{L}*$/u
/** Remains of a template or of a trial. */
const LEFTOVER =
  /lorem ipsum|^(?:teste|asdf\w*|qwerty|a definir|preencher|x{2,})[\s.!\d]*$|(?<!\p{L})(?:fixme|xxx+)(?!\p{L})/iu
/** Markdown and HTML, which only articles may have; anywhere else the page shows their signs as they are. */
const MARKUP =
  /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\((?:\/|https?:|#|mailto:)|<\/?(?:b|i|u|p|br|div|span|strong|em|a|ul|li|h[1-6])(?:\s[^<>]*)?\/?>|&(?:amp|nbsp|quot|lt|gt|[aeiou]acute|[ao]tilde|ccedil|#\d+);/iu
const ENDING = /[!?]{3,}/u

function textReason(text: string): Reason | undefined {
  const leftover = LEFTOVER.exec(text)?.[0].trim()
  if (leftover)
    return {
      message: `«${leftover}» parece um texto de teste ou a preencher`,
      fix: 'escreva o texto verdadeiro',
    }
  const markup = MARKUP.exec(text)?.[0]
  if (markup)
    return {
      message: `«${markup.slice(0, 40)}» é marcação, e a página a mostra com esses sinais`,
      fix: 'escreva só o texto; Markdown e HTML valem apenas no texto dos artigos',
    }
  // A lost letter shows as a question mark. The search for its word is slow, so texts without a
  // question mark skip it.
  const lost = text.includes('?') && /(?<!\p{L})\p{L}{0,30}\p{Ll}\?{1,2}\p{Ll}+/u.exec(text)?.[0]
  if (lost && !/[/@=]/.test(text))
    return {
      message: `«${lost}» parece ter perdido uma letra com acento`,
      fix: 'escreva a palavra de novo',
    }
  if (ENDING.test(text))
    return { message: `há «${ENDING.exec(text)?.[0] ?? ''}» no texto`, fix: 'um sinal basta' }
  if (CAPITALS.test(text))
    return {
      message: 'está todo em maiúsculas',
      fix: 'escreva como uma frase',
    }
  return undefined
}

const NO_WORDS = new Set(['link', 'action', 'image', 'date'])

/** Texts that are most likely unfinished, or not meant to look like this. */
export const words: CommonRule = ({ type, data }) => {
  const found: FieldDiagnostic[] = []
  visitLeaves(objectTree(documentType(type).schema), data, ({ kind, widget }, value, path) => {
    if (kind !== 'text' || typeof value !== 'string' || NO_WORDS.has(widget ?? '')) return
    const reason = (path.at(-1) === 'alt' ? altWarning(value) : undefined) ?? textReason(value)
    if (reason) found.push({ ...reason, path })
  })
  return found
}

/**
 * Returns why an alternative text in an article says nothing: the name of a file, or a word for a
 * picture.
 */
export function emptyWordsError(alt: string): Reason | undefined {
  if (
    !/^[^.]*\.(?:jpe?g|png|webp|avif)$|^(?:foto(?:grafia)?|imagem|figura|print|image)[\s\d]*$/iu.test(
      alt.trim(),
    )
  )
    return undefined
  return {
    message: `o texto alternativo «${alt.trim()}» não diz o que se vê na foto`,
    fix: 'diga o que se vê, para quem não vê a foto',
  }
}

/** A shorter alternative text names a thing but describes no picture: «Foto», «Notebook». */
const FEWEST_LETTERS = 10

/**
 * Returns why an alternative text doesn't describe its photo (WCAG 2.2, 1.1.1); undefined when it
 * may.
 */
export function photoWordsError(alt: string): Reason | undefined {
  // The schema reports an empty text.
  if (alt === '') return undefined
  const isFileName = /\.(?:jpe?g|png|webp|avif)$/i.test(alt.trim())
  const letters = alt.match(/\p{L}/gu)?.length ?? 0
  if (!isFileName && letters >= FEWEST_LETTERS) return undefined
  return {
    message: isFileName
      ? `«${alt}» é o nome de um arquivo, não uma descrição`
      : `tem ${letters} ${letters === 1 ? 'letra' : 'letras'}; uma descrição tem pelo menos ${FEWEST_LETTERS}`,
    fix: 'diga o que se vê, para quem não vê a foto',
  }
}
