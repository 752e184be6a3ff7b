import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commentBody } from './comment'
import { postComment, pullNumber } from './post-comment'
import { MAX_DIFF, readDiff } from '../content-diff'
import { workflowOf } from '../../pipeline/github'
import { runCli } from '../../pipeline/run-cli'

/** Reads a plain file of an untrusted folder; never follows a link. */
function plainFile(folder: string, name: string, max: number): Buffer {
  const path = join(folder, name)
  const stats = lstatSync(path)
  if (!stats.isFile() || stats.size > max)
    throw new Error(`${name} não é um arquivo simples de até ${max} bytes.`)
  return readFileSync(path)
}

/**
 * `comment-cli <folder>`: comments on a pull request from the data of a run without rights
 * (diff.json, number.txt). SHA and RUN_URL come from the event, which GitHub itself writes;
 * GH_TOKEN may write to pull requests. Exit 1 for data that is not right.
 */
async function main([folder]: string[]): Promise<void> {
  if (!folder) throw new Error('Uso: comment-cli <pasta>')
  const pull = pullNumber(plainFile(folder, 'number.txt', 20).toString('utf8'))
  const diff = readDiff(plainFile(folder, 'diff.json', MAX_DIFF))
  const { host, commit, run } = workflowOf()
  console.log(await postComment(host, pull, commit, (outside) => commentBody(diff, run, outside)))
}

runCli(main)
