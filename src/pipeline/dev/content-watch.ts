import type { ViteDevServer } from 'vite'
import type { Diagnostic } from '../../content/check/diagnostic'
import { formatDiagnostic } from '../check/report'
import { compileContent } from '../compile/compile'

/** An editor's program writes a file in several steps; wait until they are done, in ms. */
const SETTLE = 60

type State = { kind: 'starting' } | { kind: 'good' } | { kind: 'bad'; message: string }

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
  private state: State = { kind: 'starting' }
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
    if (this.running) {
      this.again = true
      return
    }
    this.running = true
    this.server.config.logger.info(LOG.begins, { timestamp: true })
    const before = this.state.kind
    this.state = await this.attempt()
    this.running = false
    if (this.again) {
      this.again = false
      return this.compile()
    }
    if (this.state.kind === 'good') this.server.config.logger.info(LOG.good, { timestamp: true })
    if (this.state.kind === 'good' && before !== 'starting') {
      this.server.environments.client.hot.send({ type: 'full-reload' })
    }
    if (this.state.kind === 'bad')
      this.server.config.logger.error(this.state.message, { timestamp: true })
    this.notify()
  }

  /** Shows the present errors in the open page. */
  notify(): void {
    if (this.state.kind !== 'bad') return
    this.server.environments.client.hot.send({
      type: 'error',
      err: { message: this.state.message, stack: '', plugin: 'conteúdo' },
    })
  }

  private async attempt(): Promise<State> {
    try {
      const result = await this.compileAll(() => {})
      return 'errors' in result
        ? { kind: 'bad', message: sentence(result.errors) }
        : { kind: 'good' }
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      return {
        kind: 'bad',
        message: `O conteúdo está certo, mas a construção parou:\n\n${cause}\n\n${LOG.bad}`,
      }
    }
  }
}

/** The text of errors for the terminal and the overlay. */
export const sentence = (errors: readonly Diagnostic[]): string =>
  `Conteúdo inválido:\n\n${errors.map(formatDiagnostic).join('\n')}\n\n${LOG.bad}`
