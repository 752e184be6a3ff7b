import { runLimited } from './limited'

/**
 * `limited-cli <seconds> <megabytes> <command> [arguments]`: runs the command and exits with its
 * code, or with 1 and one sentence when it exceeds a limit. Workflows put it before commands that
 * read the content of a pull request.
 */
const [seconds, megabytes, command, ...args] = process.argv.slice(2)
if (!Number(seconds) || !Number(megabytes) || command === undefined)
  throw new Error('Uso: limited-cli <segundos> <megabytes> <comando> [argumentos]')
const { status, stopped } = await runLimited(command, args, {
  seconds: Number(seconds),
  megabytes: Number(megabytes),
})
if (stopped !== undefined)
  console.error(process.env.GITHUB_ACTIONS ? `::error title=Conteúdo demais::${stopped}` : stopped)
process.exitCode = stopped === undefined ? status : 1
