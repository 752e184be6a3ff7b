import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'parse5'
import { beforeEach, describe, expect, it } from 'vitest'
import { redirectsFile } from '../../../src/pipeline/hosts/write-host-files'
import {
  redirectPage,
  redirectRules,
  writeRedirectPages,
} from '../../../src/pipeline/output/redirects'

const [rule] = redirectRules([{ from: '/blog/antigo', to: '/lotes?a=1&b="<c>' }])

describe('an old address', () => {
  it('is a line of the host’s file, for good', () => {
    expect(
      redirectsFile(
        redirectRules([
          { from: '/a', to: '/sobre' },
          { from: '/b', to: 'https://outro.com/ação%20x' },
          { from: '/c', to: 'https://outro.com/Cobre_%28metal%29' },
        ]),
      ),
    ).toBe(
      '/a /sobre 301\n/b https://outro.com/a%C3%A7%C3%A3o%20x 301\n' +
        '/c https://outro.com/Cobre_%28metal%29 301\n',
    )
  })

  it('is a page that leads on without script or style, and whose address cannot break out of its attribute', () => {
    const page = redirectPage(
      rule ?? { from: '', to: '', status: 301 },
      'https://www.empresa.com.br',
    )
    expect(page).toContain(
      '<meta http-equiv="refresh" content="0;url=/lotes?a=1&amp;b=%22%3Cc%3E">',
    )
    expect(page).toContain(
      '<link rel="canonical" href="https://www.empresa.com.br/lotes?a=1&amp;b=%22%3Cc%3E">',
    )
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toMatch(/<script|<style|style=/)
    const errors: string[] = []
    parse(page, { onParseError: ({ code }) => errors.push(code) })
    expect(errors).toEqual([])
  })
})

describe('pages of old addresses', () => {
  let dist = ''
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'))
  })

  it('lie where the host looks for them', async () => {
    await writeRedirectPages(
      redirectRules([
        { from: '/blog/antigo', to: '/blog' },
        { from: '/lotes.html', to: '/lotes-informatica' },
        { from: '/index.php', to: '/' },
      ]),
      dist,
      'https://e.com',
    )
    expect(readFileSync(`${dist}/blog/antigo.html`, 'utf8')).toContain('url=/blog"')
    expect(readFileSync(`${dist}/lotes.html`, 'utf8')).toContain('url=/lotes-informatica"')
    expect(readdirSync(dist).sort()).toEqual(['blog', 'lotes.html'])
  })

  it('never take the place of a file of the build', async () => {
    writeFileSync(`${dist}/feed.html`, 'aqui')
    await expect(
      writeRedirectPages(redirectRules([{ from: '/feed', to: '/blog' }]), dist, 'https://e.com'),
    ).rejects.toThrow('/feed já é um arquivo do site construído')
    expect(readFileSync(`${dist}/feed.html`, 'utf8')).toBe('aqui')
  })
})
