import type { ViteDevServer } from 'vite'
import type { Diagnostic } from '../../content/check/diagnostic'
import { formatDiagnostic } from '../check/report'
import { compileContent } from '../compile/compile'

/** An editor's program writes a file in several steps; wait until they are done, in ms. */
const SETTLE = 60

/** The terminal's lines around a compilation; .vscode/tasks.json uses them to remove old marks. */
export const LOG = {
  begins: 'Conferindo o conteúdo…',
  good: 'Conteúdo certo.',
  bad: 'Corrija e salve: este aviso sai sozinho, e Esc o esconde.',
}

/**
 * Keeps the generated files in step with content/ while Vite runs, and reports the result to the
 * open page.
 */
export class ContentWatch {
  private fault: string | undefined
  private timer: NodeJS.Timeout | undefined
  private running = false
  private again = false

  constructor(
    private readonly server: ViteDevServer,
    private readonly compileAll: typeof compileContent = compileContent,
  ) {}

  changed(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.compile(), SETTLE)
  }

  /** Runs one compilation at a time; changes meanwhile are compiled right after. */
  async compile(): Promise<void> {
    this.again = this.running
    if (this.running) return
    this.running = true
    const { logger } = this.server.config
    logger.info(LOG.begins, { timestamp: true })
    this.fault = await this.attempt()
    this.running = false
    if (this.again) return this.compile()
    if (this.fault === undefined) {
      logger.info(LOG.good, { timestamp: true })
      this.server.environments.client.hot.send({ type: 'full-reload' })
    } else logger.error(this.fault, { timestamp: true })
    this.notify()
  }

  /** Shows the present errors in the open page. */
  notify(): void {
    if (this.fault === undefined) return
    const err = { message: this.fault, stack: '', plugin: 'conteúdo' }
    this.server.environments.client.hot.send({ type: 'error', err })
  }

  private async attempt(): Promise<string | undefined> {
    try {
      const result = await this.compileAll()
      return 'errors' in result ? sentence(result.errors) : undefined
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      return `O conteúdo está certo, mas a construção parou:\n\n${cause}\n\n${LOG.bad}`
    }
  }
}

/** The text of errors for the terminal and the overlay. */
export const sentence = (errors: readonly Diagnostic[]): string =>
  `Conteúdo inválido:\n\n${errors.map(formatDiagnostic).join('\n')}\n\n${LOG.bad}`
