import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Type of the annotation in which a test of the matrix leaves its row of the table, as JSON. */
export const ROW = 'fault x route'

type Row = Record<string, string>

/** Prints the matrix fault x route once all its tests have run. */
export default class FaultTable implements Reporter {
  private readonly rows = new Map<string, Row>()

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations) {
      if (type !== ROW) continue
      const { name, cells }: { name: string; cells: Row } = JSON.parse(description)
      this.rows.set(name, cells)
    }
  }

  onEnd(): void {
    // Some rows have a few routes only.
    const [routes = []] = [...this.rows.values()]
      .map((cells) => Object.keys(cells))
      .toSorted((a, b) => b.length - a.length)
    if (routes.length === 0) return
    const width = Math.max(...[...this.rows.keys()].map(({ length }) => length))
    console.log(`\n${routes.map((route, index) => `${index + 1} ${route}`).join('\n')}`)
    console.log(
      `${''.padEnd(width)}  ${routes.map((_, index) => String(index + 1).padEnd(3)).join(' ')}`,
    )
    for (const [name, cells] of this.rows)
      console.log(
        `${name.padEnd(width)}  ${routes.map((route) => (cells[route] ?? '·').padEnd(3)).join(' ')}`,
      )
  }
}
