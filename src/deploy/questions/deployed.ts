import { headerOf } from '../ask'
import { sitemapPaths } from '../known'
import { expectThat, type Question } from '../question'
import { everyFile } from './files'

const WARN_DAYS = 14

const certificate: Question = {
  name: `certificado vale por mais ${WARN_DAYS} dias`,
  ask: async (ask) => {
    const { certificateEnds } = await ask('/')
    if (!certificateEnds) return { skipped: 'o endereço não é https, não há certificado' }
    const days = Math.floor((certificateEnds.getTime() - Date.now()) / 86_400_000)
    return expectThat(days >= WARN_DAYS, `faltam ${days} dias`)
  },
}

const everyAddress: Question = {
  name: 'todo endereço do sitemap responde, com o seu próprio título',
  ask: async (ask) => {
    const sitemap = await ask('/sitemap.xml')
    const paths = sitemapPaths(sitemap.body.toString())
    const titles = new Map<string, string>()
    const errors = expectThat(
      sitemap.status === 200 && paths.length > 0,
      `/sitemap.xml: ${sitemap.status}, ${paths.length} endereços`,
    )
    for (const path of paths) {
      const { status, body } = await ask(path)
      const title = /<title>([^<]+)<\/title>/.exec(body.toString())?.[1] ?? ''
      errors.push(
        ...expectThat(status === 200 && title !== '', `${path}: ${status}`),
        ...expectThat(!titles.has(title), `${path}: o mesmo título de ${titles.get(title)}`),
      )
      titles.set(title, path)
    }
    return errors
  },
}

const feed: Question = {
  name: 'o feed responde, e os artigos dele também',
  ask: async (ask) => {
    const answer = await ask('/feed.xml')
    const text = answer.body.toString()
    const links = Array.from(
      text.matchAll(/<link[^>]* href="(https:[^"]+\/blog\/[^"]+)"/g),
      ([, url = '']) => new URL(url).pathname,
    )
    const errors = [
      ...expectThat(answer.status === 200 && text.includes('<feed'), `/feed.xml: ${answer.status}`),
      ...expectThat(
        /xml/.test(headerOf(answer, 'content-type')),
        `/feed.xml: ${headerOf(answer, 'content-type')}`,
      ),
      ...expectThat(links.length > 0, '/feed.xml: não há artigos'),
    ]
    for (const path of new Set(links)) {
      const { status } = await ask(path)
      errors.push(...expectThat(status === 200, `${path}: ${status}`))
    }
    return errors
  },
}

/**
 * An open tab asks for what a release before named: a page in its place would be run as a script,
 * and kept.
 */
const oldChunk: Question = {
  name: 'um pedaço que não existe mais é 404, nunca uma página',
  ask: async (ask) => {
    const answer = await ask('/assets/de-antes-AAAAAAAA.js')
    return [
      ...expectThat(answer.status === 404, `${answer.status} ${headerOf(answer, 'content-type')}`),
      ...expectThat(
        !/immutable/.test(headerOf(answer, 'cache-control')),
        `seria guardado: ${headerOf(answer, 'cache-control')}`,
      ),
    ]
  },
}

export const DEPLOYED_QUESTIONS: Question[] = [certificate, everyAddress, feed, everyFile, oldChunk]
