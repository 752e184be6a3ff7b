import { textFieldsOf } from '../check/placeholders'
import { type CommonRule } from './rule'
import type { Reason } from '../check/diagnostic'

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

/** What is most likely unfinished, or not meant to look like this. */
const UNUSUAL: readonly (Reason & { sign: RegExp; unless?: RegExp })[] = [
  {
    // Remains of a template or of a trial.
    sign: /lorem ipsum|^(?:teste|asdf\w*|qwerty|a definir|preencher|x{2,})[\s.!\d]*$|(?<!\p{L})(?:fixme|xxx+)(?!\p{L})/iu,
    message: 'parece um texto de teste ou a preencher',
    fix: 'escreva o texto verdadeiro',
  },
  {
    // Only articles may have Markdown and HTML.
    sign: /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\((?:\/|https?:|#|mailto:)|<\/?(?:b|i|u|p|br|div|span|strong|em|a|ul|li|h[1-6])(?:\s[^<>]*)?\/?>|&(?:amp|nbsp|quot|lt|gt|[aeiou]acute|[ao]tilde|ccedil|#\d+);/iu,
    message: 'é marcação, e a página a mostra com esses sinais',
    fix: 'escreva só o texto; Markdown e HTML valem apenas no texto dos artigos',
  },
  {
    // A lost letter shows as a question mark; an address may have one. The search is slow.
    sign: /(?<!\p{L})\p{L}{0,30}\p{Ll}\?{1,2}\p{Ll}+/u,
    unless: /^[^?]*$|[/@=]/,
    message: 'parece ter perdido uma letra com acento',
    fix: 'escreva a palavra de novo',
  },
  { sign: /[!?]{3,}/u, message: 'é demais no texto', fix: 'um sinal basta' },
  {
    // At least fifteen letters, and every one is a capital.
    sign: /^(?:\P{L}*\p{Lu}){15,}\P{L}*$/u,
    message: 'está todo em maiúsculas',
    fix: 'escreva como uma frase',
  },
]

const NO_WORDS = new Set(['link', 'action', 'image', 'date'])

/** Texts that are most likely unfinished, or not meant to look like this. */
export const words: CommonRule = (document, _, report) => {
  for (const { field, text, path } of textFieldsOf(document)) {
    if (field.kind !== 'text' || NO_WORDS.has(field.widget ?? '')) continue
    const alt = path.at(-1) === 'alt' ? altWarning(text) : undefined
    if (alt) report(path, alt.message, alt.fix)
    const unusual = UNUSUAL.find(({ sign, unless }) => !unless?.test(text) && sign.test(text))
    if (alt || !unusual) continue
    const found = unusual.sign.exec(text)?.[0].trim().slice(0, 40)
    report(path, `«${found}» ${unusual.message}`, unusual.fix)
  }
}

const DESCRIBE = 'diga o que se vê, para quem não vê a foto'

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
    fix: DESCRIBE,
  }
}

/** A shorter alternative text names a thing but describes no picture: «Foto», «Notebook». */
const FEWEST_LETTERS = 10

/**
 * Returns why an alternative text doesn't describe its photo (WCAG 2.2, 1.1.1); undefined when it
 * may.
 */
export function photoWordsError(alt: string): Reason | undefined {
  const isFileName = /\.(?:jpe?g|png|webp|avif)$/i.test(alt.trim())
  const letters = alt.match(/\p{L}/gu)?.length ?? 0
  if (!isFileName && letters >= FEWEST_LETTERS) return undefined
  return {
    message: isFileName
      ? `«${alt}» é o nome de um arquivo, não uma descrição`
      : `tem menos de ${FEWEST_LETTERS} letras, e não é uma descrição`,
    fix: DESCRIBE,
  }
}
