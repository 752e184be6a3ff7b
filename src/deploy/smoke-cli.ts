import { SMOKE_QUESTIONS } from './questions/all'
import { smoke } from './smoke'
import { runCli } from '../pipeline/run-cli'

async function main(): Promise<void> {
  const [given = ''] = process.argv.slice(2)
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('Diga o endereço do site: npm run smoke -- https://www.empresa.com.br')
  const { right } = await smoke(url.origin, SMOKE_QUESTIONS, (line) => console.log(line))
  if (!right) process.exitCode = 1
}

runCli(main)
