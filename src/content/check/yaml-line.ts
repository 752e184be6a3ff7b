import type { Reason } from '../rules/reason'

const quoted = (text: string): string =>
  text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`

/** The line around an offset, and where it begins. */
export function lineAt(text: string, offset: number): { line: string; start: number } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  return { line: text.slice(start, end < 0 ? text.length : end), start }
}

interface Line {
  key: string
  value: string
}

/** What a line of YAML that cannot be read most likely should be, tried in this order. */
const READINGS: readonly ((line: string) => Reason | undefined)[] = [
  (line) => {
    const [, key, sign = '', value] =
      /^\s*(?:- )?([\p{L}\w-]+)(:|\s*;\s*|\s*=\s*|\s*：\s*)(\S.*)$/u.exec(line) ?? []
    if (!key || !value || (sign === ':' && /^[/:]/.test(value))) return undefined
    const what =
      sign === ':' ? 'falta o espaço depois de «:»' : `há «${sign.trim()}» no lugar de «:»`
    return {
      message: `${what} em «${line.trim().slice(0, 60)}»`,
      cure: `escreva ${key}: ${value.slice(0, 60)}`,
    }
  },
  (line) => {
    const mark = /^\s*([*•·●▪✓✔✅➢–—])\s*(\S.*)$/u.exec(line)
    return mark
      ? {
          message: `«${mark[1]}» não começa um item de lista`,
          cure: `escreva um item por linha, cada um com "- ": - ${(mark[2] ?? '').slice(0, 60)}`,
        }
      : undefined
  },
  (line) =>
    valued(line, ({ key, value }) =>
      /^,\d+$/.test(value)
        ? {
            message: `«${value}» não é um número aceito`,
            cure: `escreva ${key}: 0.${value.slice(1)}`,
          }
        : undefined,
    ),
  (line) => {
    const field = /^- ([\w-]+: .*)$/.exec(line)?.[1]
    return field
      ? {
          message: 'a linha começa com «- », que é de um item de lista',
          cure: `escreva ${field.slice(0, 80)}`,
        }
      : undefined
  },
  (line) =>
    valued(line, ({ key, value }) => {
      const block = /^([|>])\s*[^\s#+\-\d]/.exec(value)?.[1] ?? /^(>)\d/.exec(value)?.[1]
      return block
        ? {
            message:
              `${block === '|' ? 'uma barra (|)' : 'um sinal de maior (>)'} no começo do valor ` +
              'anuncia um texto nas linhas de baixo',
            cure:
              `se é parte do texto, escreva ${key}: ${quoted(value).slice(0, 100)}; um número, só ` +
              'o número, como 10',
          }
        : undefined
    }),
  (line) =>
    valued(line, ({ key, value }) => {
      if (/^(["']).*\1\s*\S/.test(value) && !/^(["'])(?:(?!\1).)*\1\s*(?:#.*)?$/.test(value))
        return {
          message: 'há texto depois das aspas que fecham, ou aspas dentro de aspas',
          cure: `ponha tudo entre outras aspas: ${key}: ${value.includes("'") && value.includes('"') ? quoted(value) : value.startsWith('"') ? `'${value}'` : `"${value}"`}`.slice(
            0,
            140,
          ),
        }
      return undefined
    }),
  (line) =>
    valued(line, ({ key, value }) => {
      const sign = /^[@`%&?{[]|^- |^,|^\*|: /.exec(value)?.[0]?.trim()
      return sign && !/^["']/.test(value)
        ? {
            message: `o valor ${sign === ':' ? 'tem «:» seguido de espaço' : `começa com «${sign}»`}, que é um sinal do YAML`,
            cure: `escreva entre aspas: ${key}: ${quoted(value.trim())}`.slice(0, 160),
          }
        : undefined
    }),
  (line) => {
    const [, item] = /^\s*- (\S.*)$/.exec(line) ?? []
    const sign = item === undefined ? undefined : /^[@`%&!*{[]/.exec(item)?.[0]
    return item && sign
      ? {
          message: `o item começa com «${sign}», que é um sinal do YAML`,
          cure: `escreva entre aspas: - ${quoted(item.trim())}`.slice(0, 140),
        }
      : undefined
  },
]

function valued(line: string, read: (line: Line) => Reason | undefined): Reason | undefined {
  const [, key, value] = /^\s*(?:- )?([\w-]+):\s+(\S.*)$/.exec(line) ?? []
  return key && value ? read({ key, value }) : undefined
}

/** Why the line at an error cannot be read, in words of what stands there; undefined where only the parser's own code tells. */
export function lineReason(
  text: string,
  offset: number,
): { offset: number; reason: Reason } | undefined {
  const { line, start } = lineAt(text, offset)
  const indent = start + (/^\s*/.exec(line)?.[0].length ?? 0)
  const above = start > 0 ? lineAt(text, start - 1) : undefined
  const cut = above && !/^\s*#/.test(above.line) ? /\s#(\S[^\n]*)$/.exec(above.line) : null
  if (above && cut && /^\s+\S/.test(above.line))
    return {
      offset: above.start + cut.index + 1,
      reason: {
        message: `«#${cut[1]?.slice(0, 60)}» começa um comentário no meio do texto, e o texto acaba antes dele`,
        cure: 'ponha o texto inteiro entre aspas, ou escreva-o embaixo de >-',
      },
    }
  if (/^\s*\t/.test(line))
    return {
      offset: start,
      reason: { message: 'há uma tabulação no começo da linha', cure: 'troque-a por espaços' },
    }
  for (const read of READINGS) {
    const reason = read(line)
    if (reason) return { offset: indent, reason }
  }
  return undefined
}
