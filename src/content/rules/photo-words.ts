import type { Reason } from './reason'

/** Below this many letters an alternative text names a thing but describes no picture; «Foto» and «Notebook» are such. */
const FEWEST_LETTERS = 10

/** Why an alternative text does not tell who cannot see a photo what is on it (WCAG 2.2, 1.1.1); undefined when it may. */
export function photoWordsFault(alt: string): Reason | undefined {
  // The schema has already spoken about no text at all.
  if (alt === '') return undefined
  const isFileName = /\.(?:jpe?g|png|webp|avif)$/i.test(alt.trim())
  const letters = alt.match(/\p{L}/gu)?.length ?? 0
  if (!isFileName && letters >= FEWEST_LETTERS) return undefined
  return {
    message: isFileName
      ? `«${alt}» é o nome de um arquivo, não uma descrição`
      : `tem ${letters} letras; uma descrição tem pelo menos ${FEWEST_LETTERS}`,
    cure: 'diga em uma frase curta o que se vê na foto, para quem não a vê',
  }
}
