import { runCli } from '../pipeline/run-cli'
import { originOf } from './ask'
import { smoke } from './smoke'

runCli(async ([given = '']) => {
  const origin = originOf(given, 'npm run smoke -- https://www.empresa.com.br')
  if (!(await smoke(origin, (line) => console.log(line)))) process.exitCode = 1
})
