import { expect, it } from 'vitest'
import {
  readContract,
  startElement,
  type PageContract,
} from '../../../src/site/start/page-contract'

const read = (html: string) =>
  readContract(new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html'))

it.each<PageContract>([
  {
    content: '/assets/content-5.json',
    style: '/assets/site-2.css',
    files: ['/assets/lots-3.js', '/assets/blog._slug-4.js', '/dados/lista/1.json'],
    worker: '/sw.js',
    isNotFound: false,
  },
  {
    content: '/assets/content-5.json',
    style: '/assets/site-2.css',
    files: [],
    worker: undefined,
    isNotFound: true,
  },
])('the browser reads what the prerender wrote: %j', (contract) => {
  expect(read(startElement({ ...contract, entry: '/assets/client-1.js' }))).toEqual(contract)
})

it('a page that was not prerendered says nothing', () => {
  expect(read('<script type="module" src="/src/site/client.tsx"></script>')).toBeUndefined()
})

it('the script of a page is a module that starts without waiting for the rest of the page', () => {
  const page = new DOMParser().parseFromString(
    startElement({
      entry: '/a.js',
      content: '/c.js',
      style: '/s.css',
      files: [],
      worker: undefined,
      isNotFound: false,
    }),
    'text/html',
  )
  const script = page.querySelector<HTMLScriptElement>('script[src]')
  expect([script?.type, script?.hasAttribute('async')]).toEqual(['module', true])
})
