import { fileHash, FILE_LIST } from '../../pipeline/hosts/file-list'
import { headerOf, type Answer, type Ask } from '../ask'
import { expectThat, type Question } from '../question'

/** How many files are asked for at the same time: a small server keeps up, and thousands of files end. */
const AT_ONCE = 8

/** The address at which a host answers with a file of the build. */
function addressOf(path: string): string {
  if (path === '/404.html') return '/nao-existe-aqui'
  return path.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}

/** What a browser must be told of a file before it takes it for what it is. */
const TYPES: readonly [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.json$/, /json/],
  [/\.woff2$/, /font/],
  [/\.(?:avif|webp|jpe?g|png|svg|ico)$/, /^image\//],
]

function error(path: string, expected: string, answer: Answer): string[] {
  const { status, body } = answer
  const type = headerOf(answer, 'content-type')
  const wanted = path === '/404.html' ? 404 : 200
  return [
    ...expectThat(status === wanted, `${addressOf(path)}: ${status}, esperado ${wanted}`),
    ...expectThat(
      status !== wanted || fileHash(body) === expected,
      `${addressOf(path)}: não é o arquivo que a construção escreveu`,
    ),
    ...expectThat(
      TYPES.every(([ending, expectedType]) => !ending.test(path) || expectedType.test(type)),
      `${path}: vem como «${type}»`,
    ),
  ]
}

async function listOf(ask: Ask): Promise<[path: string, hash: string][]> {
  const answer = await ask(FILE_LIST)
  if (answer.status !== 200) throw new Error(`${FILE_LIST}: ${answer.status}`)
  const list: unknown = JSON.parse(answer.body.toString())
  if (typeof list !== 'object' || list === null) throw new Error(`${FILE_LIST} não é uma lista`)
  return Object.entries(list).map(([path, hash]) => [path, String(hash)])
}

export const everyFile: Question = {
  name: 'todo arquivo da construção chega inteiro: páginas, scripts, estilos, dados, fotos',
  ask: async (ask) => {
    const list = await listOf(ask)
    const errors = expectThat(list.length > 0, `${FILE_LIST} está vazio`)
    for (let start = 0; start < list.length; start += AT_ONCE)
      errors.push(
        ...(
          await Promise.all(
            list
              .slice(start, start + AT_ONCE)
              .map(async ([path, hash]) => error(path, hash, await ask(addressOf(path)))),
          )
        ).flat(),
      )
    return errors
  },
}
