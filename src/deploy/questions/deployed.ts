import { fileHash, FILE_LIST } from '../../pipeline/hosts/file-list'
import { headerOf, type Ask, questions, sitemapPaths, type Inquiry, type Question } from '../ask'

const WARN_DAYS = 14
/** Number of parallel requests: a small server keeps up, and thousands of files end in time. */
const AT_ONCE = 8

/** The address at which a host answers with a file of the build. */
function addressOf(path: string): string {
  if (path === '/404.html') return '/nao-existe-aqui'
  return path.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}

/** The media types by which a browser accepts each kind of file. */
const TYPES: readonly [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.json$/, /json/],
  [/\.woff2$/, /font/],
  [/\.(?:avif|webp|jpe?g|png|svg|ico)$/, /^image\//],
]

async function askFile({ ask, expectThat }: Inquiry, path: string, hash: string): Promise<void> {
  const address = addressOf(path)
  const answer = await ask(address)
  const type = headerOf(answer, 'content-type')
  const wanted = path === '/404.html' ? 404 : 200
  const isThere = answer.status === wanted
  expectThat(isThere, `${address}: ${answer.status}, esperado ${wanted}`)
  expectThat(
    !isThere || fileHash(answer.body) === hash,
    `${address}: não é o arquivo que a construção escreveu`,
  )
  expectThat(
    TYPES.every(([ending, expected]) => !ending.test(path) || expected.test(type)),
    `${path}: vem como «${type}»`,
  )
}

async function listOf(ask: Ask): Promise<[path: string, hash: string][]> {
  const answer = await ask(FILE_LIST)
  if (answer.status !== 200) throw new Error(`${FILE_LIST}: ${answer.status}`)
  const list: unknown = JSON.parse(answer.body.toString())
  if (typeof list !== 'object' || list === null) throw new Error(`${FILE_LIST} não é uma lista`)
  return Object.entries(list).map(([path, hash]) => [path, String(hash)])
}

export const CERTIFICATE: Question = {
  name: `certificado vale por mais ${WARN_DAYS} dias`,
  ask: async ({ ask, expectThat }) => {
    const { certificateEnds } = await ask('/')
    if (!certificateEnds) return 'o endereço não é https, não há certificado'
    const days = Math.floor((certificateEnds.getTime() - Date.now()) / 86_400_000)
    expectThat(days >= WARN_DAYS, `faltam ${days} dias`)
  },
}

export const DEPLOYED_QUESTIONS: Question[] = [
  CERTIFICATE,
  ...questions({
    // Two lots may have the same title, so titles are not compared: the check judges the content.
    'todo endereço do sitemap responde, com um título': async ({ ask, expectThat }) => {
      const sitemap = await ask('/sitemap.xml')
      const paths = sitemapPaths(sitemap.body.toString())
      expectThat(
        sitemap.status === 200 && paths.length > 0,
        `/sitemap.xml: ${sitemap.status}, ${paths.length} endereços`,
      )
      for (const path of paths) {
        const { status, body } = await ask(path)
        const hasTitle = /<title>[^<]+<\/title>/.test(body.toString())
        expectThat(
          status === 200 && hasTitle,
          `${path}: ${status}${hasTitle ? '' : ', sem título'}`,
        )
      }
    },
    'o feed responde, e os artigos dele também': async ({ ask, expectThat }) => {
      const answer = await ask('/feed.xml')
      const text = answer.body.toString()
      const type = headerOf(answer, 'content-type')
      const links = Array.from(
        text.matchAll(/<link[^>]* href="(https:[^"]+\/blog\/[^"]+)"/g),
        ([, url = '']) => new URL(url).pathname,
      )
      expectThat(answer.status === 200 && text.includes('<feed'), `/feed.xml: ${answer.status}`)
      expectThat(/xml/.test(type), `/feed.xml: ${type}`)
      for (const path of new Set(links)) {
        const { status } = await ask(path)
        expectThat(status === 200, `${path}: ${status}`)
      }
    },
    'todo arquivo da construção chega inteiro: páginas, scripts, estilos, dados, fotos': async (
      inquiry,
    ) => {
      const list = await listOf(inquiry.ask)
      inquiry.expectThat(list.length > 0, `${FILE_LIST} está vazio`)
      for (let start = 0; start < list.length; start += AT_ONCE)
        await Promise.all(
          list.slice(start, start + AT_ONCE).map(([path, hash]) => askFile(inquiry, path, hash)),
        )
    },
  }),
]
