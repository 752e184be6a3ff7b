import { smoke } from './smoke'
import { runCli } from '../pipeline/run-cli'

async function main(): Promise<void> {
  const [given = ''] = process.argv.slice(2)
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('Diga o endereço do site: npm run smoke -- https://www.empresa.com.br')
  if (!(await smoke(url.origin, (line) => console.log(line)))) process.exitCode = 1
}

runCli(main)
