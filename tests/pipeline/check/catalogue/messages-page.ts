import { CATALOGUE } from './all'
import { judged } from './judged'

const LINE = /^[^:\n]+:\d+:\d+ ([^:]+): ([^]*?) — ([^]*)$/
/** Returns the same shape for messages that differ only in quoted texts, numbers and addresses. */
const shapeOf = (message: string): string =>
  message.replace(/«[^»]*»|"[^"]*"|\d+/g, '…').replace(/\/[\w./#?=-]+/g, '/…')
const cell = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('\\', '\\\\')
    .replace(/[|<>*_`[\]]/g, (sign) => `\\${sign}`)

/**
 * Returns the editors' page of messages: each message of the check once, by section, worded as the
 * check words it for the catalogue.
 */
export async function messagesPage(): Promise<string> {
  const known = new Set<string>()
  const parts: string[] = []
  for (const [title, all] of Object.entries(CATALOGUE)) {
    const lines: string[] = []
    for (const one of all) lines.push(...(await judged(one)).lines)
    const rows = lines.flatMap((line) => {
      const [, field = '', message = '', fix = ''] = LINE.exec(line) ?? []
      const shape = shapeOf(message)
      if (message === '' || known.has(shape)) return []
      known.add(shape)
      return [`| ${cell(field)} | ${cell(message)} | ${cell(fix)} |`]
    })
    parts.push(
      `## ${title}\n\n| Campo, no exemplo | O que a conferência diz | Como corrigir |\n|---|---|---|\n${rows.join('\n')}`,
    )
  }
  return `# Mensagens da conferência\n\nEsta página é escrita pelo código, com as respostas da própria conferência; não a edite. Procure aqui um pedaço da mensagem que você recebeu. Entre «» está o que foi escrito no exemplo. Um aviso traz a palavra «aviso» e não impede de publicar.\n\n${parts.join('\n\n')}\n`
}
