import type { ViteDevServer } from 'vite'
import type { Fault } from '../../content/check/fault'
import { formatFault } from '../check/report'
import { compileContent } from '../compile/compile'
import { PATHS } from '../paths'

/** An editor's program writes a file in several steps; wait until they are over, in ms. */
const SETTLE = 60

type State = { kind: 'starting' } | { kind: 'good' } | { kind: 'bad'; message: string }

/** Keeps the generated module in step with content/ while Vite runs, and tells the open page how it went. */
export class ContentWatch {
  private state: State = { kind: 'starting' }
  private timer: NodeJS.Timeout | undefined
  private running = false
  private again = false

  constructor(private readonly server: ViteDevServer) {}

  changed(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.compile(), SETTLE)
  }

  /** One compilation at a time; what changes meanwhile is compiled right after. */
  async compile(): Promise<void> {
    if (this.running) { this.again = true; return }
    this.running = true
    const before = this.state.kind
    this.state = await this.attempt()
    this.running = false
    if (this.again) { this.again = false; return this.compile() }
    if (this.state.kind === 'good' && before !== 'starting') {
      if (before === 'bad') this.server.config.logger.info('Conteúdo certo de novo.', { timestamp: true })
      this.forgetContent()
      this.server.environments.client.hot.send({ type: 'full-reload' })
    }
    if (this.state.kind === 'bad') this.server.config.logger.error(this.state.message, { timestamp: true })
    this.tell()
  }

  /** Vite hears of changed files in its own time; the reload must not overtake it. */
  private forgetContent(): void {
    for (const { moduleGraph } of Object.values(this.server.environments)) {
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (module.file?.startsWith(PATHS.generatedContent) || module.file?.endsWith('/src/site/content.ts')) moduleGraph.invalidateModule(module)
      }
    }
  }

  tell(): void {
    if (this.state.kind !== 'bad') return
    this.server.environments.client.hot.send({ type: 'error', err: { message: this.state.message, stack: '', plugin: 'conteúdo' } })
  }

  private async attempt(): Promise<State> {
    try {
      const result = await compileContent(() => {})
      return 'faults' in result ? { kind: 'bad', message: sentence(result.faults) } : { kind: 'good' }
    } catch (error) {
      return { kind: 'bad', message: error instanceof Error ? error.message : String(error) }
    }
  }
}

const sentence = (faults: Fault[]): string => `Conteúdo inválido: a última versão boa continua no ar.\n\n${faults.map(formatFault).join('\n')}`
