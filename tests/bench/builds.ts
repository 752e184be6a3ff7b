import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCopy, measuredBuild } from '../measure/measured-build'
import type { Progress } from '../../src/pipeline/run-cli'
import type { Figures } from './metrics'

/**
 * Raises the first price of a material by about one percent: the change that editors make most.
 * @throws Error when no material has a price
 */
function changePrice(content: string): void {
  const folder = join(content, 'materials')
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    const changed = text.replace(
      /(pricePerKg:\n {2}[\d-]+: )([\d.]+)/,
      (_, before: string, price: string) => `${before}${(Number(price) * 1.01 + 0.01).toFixed(2)}`,
    )
    if (changed === text) continue
    writeFileSync(join(folder, name), changed)
    return
  }
  throw new Error('Nenhum material tem um preço que se possa mudar.')
}

/** Measures a build from nothing and one after a price has changed, in a copy of the project. */
export function builds(progress: Progress): Figures {
  const copy = buildCopy()
  try {
    // The cache is empty, so that the first build reuses nothing of an earlier one.
    const cache = join(copy, 'cache')
    progress.step('construindo do nada')
    const clean = measuredBuild(copy, cache)
    changePrice(join(copy, 'content'))
    progress.done('Construído do nada')
    const price = measuredBuild(copy, cache)
    progress.done('Construído com um preço mudado')
    return {
      cleanBuild: clean.seconds,
      cleanCpu: clean.cpu,
      cleanMemory: clean.megabytes,
      priceBuild: price.seconds,
      priceCpu: price.cpu,
      priceMemory: price.megabytes,
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
