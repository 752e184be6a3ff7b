import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commentFrom } from './comment'
import { postComment, pullNumber } from './post-comment'
import { MAX_DIFF, readDiff } from '../content-diff'
import { workflowOf } from '../../pipeline/github'
import { runCli } from '../../pipeline/run-cli'

/** Reads a plain file of an untrusted folder; never follows a link. */
function plainFile(folder: string, name: string, max: number): Buffer {
  const path = join(folder, name)
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile() || stats.size > max)
    throw new Error(`${name} falta, ou não é um arquivo simples de até ${max} bytes.`)
  return readFileSync(path)
}

/**
 * `comment-cli <folder>`: comments on a pull request from the data of a run without rights
 * (diff.json, number.txt). SHA and RUN_URL come from the event, which GitHub itself writes;
 * GH_TOKEN may write to pull requests. When the difference cannot be read, the comment gives the
 * reason. Exits with 1 when the number cannot be read.
 */
async function main([folder]: string[]): Promise<void> {
  if (!folder) throw new Error('Uso: comment-cli <pasta>')
  const pull = pullNumber(plainFile(folder, 'number.txt', 20).toString('utf8'))
  const { host, commit, run } = workflowOf()
  const read = () => readDiff(plainFile(folder, 'diff.json', MAX_DIFF))
  console.log(await postComment(host, pull, commit, commentFrom(read, run)))
}

runCli(main)
