import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { canonicalText } from '../../src/content/yaml/patch-document'
import { formWarning } from '../../src/content/check/check-document'
import { findFiles } from '../../src/pipeline/check/find-files'
import { readText } from '../../src/pipeline/check/read-text'
import { formatContent } from '../../src/editor/format-content'

const MODEL = 'tests/fixtures/content'
const CERTIFICATION = 'certifications/lgpd.yaml'

let content: string
beforeEach(() => {
  content = join(mkdtempSync(join(tmpdir(), 'forma-')), 'content')
  cpSync(MODEL, content, { recursive: true, filter: (path) => !path.includes('photos') })
})

const write = (file: string, text: string) => writeFileSync(`${content}/${file}`, text)
const read = (file: string) => readFileSync(`${content}/${file}`, 'utf8')

describe('the canonical form', () => {
  it(
    'has the fields in the order of the schema, each with the comments above it, and a ' +
      'folded paragraph on one line',
    () => {
      const odd =
        '# Aparece em /servicos.\norder:   7\n# o nome, como no papel\nname: Licença   # da ' +
        'CETESB\ndescription: >-\n    uma frase\n    em duas linhas\n'
      expect(canonicalText('Certification', odd)).toBe(
        '# Aparece em /servicos.\n# o nome, como no papel\nname: Licença # da ' +
          'CETESB\ndescription: >-\n  uma frase em duas linhas\norder: 7\n',
      )
    },
  )

  it('leaves numbers, quotes and an article’s Markdown as they are written', () => {
    const text = '---\ntitle: \'Um "nome"\'\ndate: "2026-01-02"\n---\n\nlinha  \ncom *quebra*\t\n'
    expect(canonicalText('Post', text)).toBe(text)
    // The field that comes on top leaves its empty line.
    expect(canonicalText('Certification', 'order: 10\n\nname: ISO\n')).toBe(
      'name: ISO\norder: 10\n',
    )
    expect(canonicalText('Material', 'name: Cobre\npricePerKg: 40.00\n')).toContain('40.00')
  })

  it('does not touch what cannot be read', () => {
    for (const text of ['name: [', 'a: b: c', '', '- x', 'name: *x'])
      expect(canonicalText('Certification', text)).toBeUndefined()
    expect(canonicalText('Post', 'sem cabeçalho')).toBeUndefined()
  })

  it('is the same when it is formed again, and says the same, for every document of the model', () => {
    for (const { type, file } of findFiles(MODEL).documents) {
      const { text } = readText(`${MODEL}/${file}`)
      const once = canonicalText(type, text)
      expect(once, file).toBeDefined()
      expect(canonicalText(type, once ?? ''), file).toBe(once)
    }
  })
})

describe('content:format', () => {
  it('writes only what is not in the form, keeps BOM and the line ends of Windows, and is done then', () => {
    formatContent(content)
    const right = read(CERTIFICATION)
    expect(formatContent(content)).toEqual({ changed: [], unread: [] })
    write(CERTIFICATION, `\ufeff${right.replace('order: ', 'order:    ').replaceAll('\n', '\r\n')}`)
    expect(formatContent(content, { dry: true }).changed).toEqual([CERTIFICATION])
    expect(formatContent(content).changed).toEqual([CERTIFICATION])
    expect(read(CERTIFICATION)).toBe(`\ufeff${right.replaceAll('\n', '\r\n')}`)
  })

  it('names what it could not read and leaves it', () => {
    write(CERTIFICATION, 'name: [')
    expect(formatContent(content).unread).toEqual([CERTIFICATION])
    expect(read(CERTIFICATION)).toBe('name: [')
  })

  it('can be asked for some files only', () => {
    write(CERTIFICATION, `${read(CERTIFICATION)}\n\n`)
    expect(formatContent(content, { only: new Set(['company.yaml']) }).changed).not.toContain(
      CERTIFICATION,
    )
    expect(formatContent(content, { only: new Set([CERTIFICATION]) }).changed).toEqual([
      CERTIFICATION,
    ])
  })

  it('is what the check’s warning speaks of, with the first line that differs', () => {
    expect(formWarning({ type: 'Certification', text: 'name: A\norder:  7\n' })).toEqual([
      expect.objectContaining({ line: 2, field: 'arquivo' }),
    ])
    expect(formWarning({ type: 'Certification', text: 'name: A\norder: 7\n' })).toEqual([])
    expect(formWarning({ type: 'Certification', text: 'name: [' })).toEqual([])
  })
})
