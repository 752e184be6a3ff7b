import type { ContentDiff } from '../content-diff'
import { markdownReport } from '../markdown/report'

/** GitHub refuses comments of more than 65,536 characters. */
export const MAX_COMMENT = 65_000

/** First line of our comment, by which the next run finds it. It shows nowhere. */
export const MARKER = '<!-- retrilha: revisão do conteúdo -->'

/**
 * The one comment of a pull request. All of its text is made here, out of a checked difference, so
 * that nothing in it is live.
 * @param run address of the run with the preview among its artifacts
 */
export function commentBody(diff: ContentDiff, run: string): string {
  const end =
    '\n---\nComo as páginas ficam, antes e depois: baixe **previa** em ' +
    `[Artifacts](${run}#artifacts) e abra o arquivo no navegador. Este comentário se ` +
    'renova a cada envio; se o pedido muda código além de `content/`, leia o código ' +
    'antes de confiar nele.\n'
  const report = `${MARKER}\n${markdownReport(diff)}`
  if (report.length + end.length <= MAX_COMMENT) return report + end
  const cut = '\n\n**O relatório continua no resumo da execução: aqui não cabe mais.**\n'
  const room = report.slice(0, MAX_COMMENT - end.length - cut.length)
  // No mark goes beyond its line: whole lines leave nothing open.
  return room.slice(0, room.lastIndexOf('\n')) + cut + end
}
