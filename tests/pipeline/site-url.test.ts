import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteUrl } from '../../src/pipeline/site-url'

const folder = mkdtempSync(join(tmpdir(), 'empresa-'))

it('the address of the site is that of company.yaml, and empty where it cannot be read', () => {
  const content = join(folder, 'content')
  mkdirSync(content)
  expect(siteUrl(content)).toBe('')
  writeFileSync(join(content, 'company.yaml'), 'url: https://www.empresa.com.br\n')
  expect(siteUrl(content)).toBe('https://www.empresa.com.br')
  writeFileSync(join(content, 'company.yaml'), 'url: "https://www.empresa.com.br\nname: [\n')
  expect(siteUrl(content)).toBe('')
})
