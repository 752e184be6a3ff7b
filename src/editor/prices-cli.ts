import { createInterface } from 'node:readline/promises'
import { runCli } from '../pipeline/run-cli'
import { changePrices, USE } from './change-prices'

/** Asks at the terminal; an input that ends without an answer is a no. */
async function isAccepted(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new Promise<string>((resolve) => {
    terminal.once('close', () => resolve(''))
  })
  const answer = await Promise.race([terminal.question(question), closed])
  terminal.close()
  return /^s(?:im)?$/i.test(answer.trim())
}

runCli((args) => changePrices(args, isAccepted), USE)
