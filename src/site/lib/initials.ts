// Particles of Portuguese names carry no initial: Maria da Silva is MS.
const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

/** Initials of the first and the last name in capitals: "Cláudia do Nascimento" -> "CN", "Pelé" -> "P". */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => !PARTICLES.has(word.toLowerCase()))
  const outer = words.length > 1 ? [words[0], words.at(-1)] : words
  return outer
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR')
}
