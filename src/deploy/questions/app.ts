import { headerOf } from '../ask'
import { expectThat, type Question } from '../question'

const worker: Question = {
  name: 'sw.js é conferido a cada vez e só fala com este site',
  ask: async (ask) => {
    const answer = await ask('/sw.js')
    return [
      ...expectThat(
        answer.status === 200 &&
          /^(?:text|application)\/javascript/.test(headerOf(answer, 'content-type')),
        `/sw.js: ${answer.status} ${headerOf(answer, 'content-type')}`,
      ),
      ...expectThat(
        /no-cache|no-store|max-age=0/.test(headerOf(answer, 'cache-control')),
        `/sw.js: uma versão nova não chegaria (${headerOf(answer, 'cache-control')})`,
      ),
      ...expectThat(
        answer.times('content-security-policy') === 1 &&
          headerOf(answer, 'content-security-policy').includes(`connect-src 'self'`),
        `/sw.js: política «${headerOf(answer, 'content-security-policy')}»`,
      ),
    ]
  },
}

interface Manifest {
  icons?: readonly { src?: string }[]
}

const manifest: Question = {
  name: 'manifesto e ícones, com os seus tipos',
  ask: async (ask) => {
    const answer = await ask('/manifest.webmanifest')
    const type = headerOf(answer, 'content-type')
    if (answer.status !== 200 || !/^application\/(?:manifest\+)?json/.test(type))
      return [`/manifest.webmanifest: ${answer.status} ${type}`]
    // Whatever it says, it is only asked for addresses.
    const { icons = [] } = JSON.parse(answer.body.toString()) as Manifest
    const errors = expectThat(icons.length > 0, '/manifest.webmanifest: sem ícones')
    for (const { src = '' } of icons) {
      const icon = await ask(src)
      errors.push(
        ...expectThat(
          icon.status === 200 && headerOf(icon, 'content-type') === 'image/png',
          `${src}: ${icon.status} ${headerOf(icon, 'content-type')}`,
        ),
      )
    }
    return errors
  },
}

export const APP_QUESTIONS: Question[] = [worker, manifest]
