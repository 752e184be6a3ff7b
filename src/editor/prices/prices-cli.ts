import { createInterface } from 'node:readline/promises'
import { runCli } from '../../pipeline/run-cli'
import { changePrices } from './change-prices'

/** Returns an empty answer when the input ends without one, as in a script without --yes. */
async function question(line: string): Promise<string> {
  const questions = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await Promise.race([
    questions.question(line),
    new Promise<string>((resolve) => {
      questions.once('close', () => {
        resolve('')
      })
    }),
  ])
  questions.close()
  return answer
}

runCli((args) => changePrices(args, question))
