import { firstFew } from '../../content/compare/format-values'
import type { ContentDiff } from '../content-diff'
import { REFUSED_HEADING } from '../../content/version'
import { code, inline } from '../markdown/escape'
import { markdownReport } from '../markdown/report'

/** GitHub refuses comments of more than 65,536 characters. */
export const MAX_COMMENT = 65_000

/** First line of our comment, by which the next run finds it. It is invisible. */
export const MARKER = '<!-- retrilha: revisão do conteúdo -->'

/**
 * The one comment of a pull request. All of its text is made here, out of a checked difference, so
 * that nothing in it is live.
 * @param run address of the run with the preview among its artifacts
 * @param outside files of the request that are no content, as the host itself names them
 */
export function commentBody(
  diff: ContentDiff,
  run: string,
  outside: readonly string[] = [],
): string {
  const end =
    '\n---\nComo as páginas ficam, antes e depois: baixe **previa** em ' +
    `[Artifacts](${run}#artifacts) e abra o arquivo no navegador. Este comentário se ` +
    'renova a cada envio.\n'
  const report = `${MARKER}\n${outsideBlock(outside)}${markdownReport(diff)}`
  if (report.length + end.length <= MAX_COMMENT) return report + end
  const cut = '\n\n**O relatório continua no resumo da execução: aqui não cabe mais.**\n'
  const close = '\n\n</details>'
  const room = report.slice(0, MAX_COMMENT - close.length - cut.length - end.length)
  const shown = room.slice(0, room.lastIndexOf('\n'))
  // The text of a new article is the only element that spans several lines. If the cut falls into
  // it, it is closed here, or the rest of the comment would be folded with it.
  const isOpen = shown.lastIndexOf('\n<details>') > shown.lastIndexOf('\n</details>')
  return shown + (isOpen ? close : '') + cut + end
}

/**
 * The comment for a report that may be missing or refused. It then says so, because an older
 * comment would describe an earlier commit.
 */
export const commentFrom =
  (read: () => ContentDiff, run: string) =>
  (outside: readonly string[]): string => {
    try {
      return commentBody(read(), run, outside)
    } catch (error) {
      return (
        `${MARKER}\n${outsideBlock(outside)}${REFUSED_HEADING}\n\n` +
        'Este envio não pôde ser comparado, e o que este comentário dizia de outro não vale mais: ' +
        `${inline(error instanceof Error ? error.message : String(error))} Veja [a execução](${run}).\n`
      )
    }
  }

/**
 * A warning above the report: the request's own code wrote the report, so a request that changes
 * code could make it say anything.
 */
function outsideBlock(outside: readonly string[]): string {
  if (outside.length === 0) return ''
  return (
    `## ⛔ Este pedido muda arquivos fora de \`content/\`: ${outside.length}\n\n` +
    'O código do pedido escreveu o relatório abaixo e pode tê-lo feito dizer qualquer coisa. ' +
    `Leia primeiro estes arquivos: ${firstFew(outside.map(code), 10)}.\n\n`
  )
}
