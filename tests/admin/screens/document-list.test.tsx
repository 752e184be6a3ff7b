import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContentSet } from '../../../src/admin/check/content-set'
import { LOTS } from '../../../src/admin/prices/lots-screen'
import { DocumentList } from '../../../src/admin/screens/document-list'
import { Device } from '../../../src/admin/store/device'
import { outline } from '../../support/outline'
import { storedFixtures } from '../fixture-content'
import { typeInto } from './editor-page'

const FEW = /^(?:company|pages\/(?:home|privacy)|materials\/(?:cobre|papelao)|posts\/rascunho)\./
const WRONG = new TextEncoder().encode('name: Latão\nprice: [')
const content = ContentSet.of(
  new Map([...storedFixtures.documents].filter(([file]) => FEW.test(file))).set(
    'materials/latao.yaml',
    WRONG,
  ),
  [],
)

/** Shows the list; returns the function that lists what stands below the field of the search. */
async function list(...unsaved: string[]) {
  const device = await Device.open('')
  for (const name of unsaved)
    device.set(name, { draft: { fields: { name: 'x' } }, before: '', photos: new Map() })
  const { container } = render(<DocumentList content={content} device={device} />)
  return () => outline(container).filter((line) => !/^input: |^Um nome, um código/.test(line))
}

it('documents stand by their type, each collection with a way to a new one; drafts and faults are named', async () => {
  const lines = await list()
  expect(lines().filter((line) => line.startsWith('a: Criar: '))).toHaveLength(10)
  const isShown = (line: string) => /^h2: (?:Mat|Emp)|^a: (?!Criar: [^M])/.test(line)
  expect(lines().filter(isShown)).toEqual([
    'h2: Material de sucata',
    'a: Cobrematerials/cobre.yaml → #/materials/cobre.yaml',
    'a: Material de sucatamaterials/latao.yaml, com erro → #/materials/latao.yaml',
    'a: Papelãomaterials/papelao.yaml → #/materials/papelao.yaml',
    'a: Criar: Material de sucata → #/novo/materials',
    'a: Artigo em rascunhoposts/rascunho.mdx, rascunho → #/posts/rascunho.mdx',
    'h2: Empresa, mensagens e textos das páginas',
    'a: Empresacompany.yaml → #/company.yaml',
    'a: Página inicialpages/home.yaml → #/pages/home.yaml',
    'a: Página de privacidadepages/privacy.mdx → #/pages/privacy.mdx',
  ])
})

const DRAFT = 'posts/rascunho → #/posts/rascunho.mdx?campo='
it.each([
  [
    '/comercio-sucata/cobre',
    'status: 1 documento, 0 textos',
    'h2: Material de sucata',
    'a: Cobrematerials/cobre.yaml → #/materials/cobre.yaml',
  ],
  [
    'https://www.retrilha.com.br/',
    'status: 1 documento, 0 textos',
    'h2: Empresa, mensagens e textos das páginas',
    'a: Página inicialpages/home.yaml → #/pages/home.yaml',
  ],
  [
    'Um rascunho',
    'status: 0 documentos, 1 texto',
    'h2: Nos textos',
    `a: Desenho que só um rascunho mostraFoto › Texto alternativo em ${DRAFT}image.alt`,
  ],
  [
    'xyzxyz',
    'status: 0 documentos, 0 textos',
    'Não achei esta frase. Ela pode estar em uma foto, ou vir de um cálculo: preço, total, data.',
  ],
  // Too short for a search in the texts.
  ['!', 'status: 0 documentos, 0 textos'],
])(
  'a search for «%s» finds documents and texts, and offers nothing new',
  async (text, ...found) => {
    const lines = await list()
    await typeInto(screen.getByLabelText('Achar um documento'), text)
    expect(lines()).toEqual(found)
  },
)

it('unsaved work is named with its screen, unless no screen can open it', async () => {
  const lines = await list(LOTS.name, 'materials/cobre.yaml', 'notas.txt')
  expect(lines().slice(0, 4)).toEqual([
    'h2: Ainda não salvo, guardado neste aparelho',
    'a: Preços e situação dos lotes → #/precos/lotes',
    'a: content/materials/cobre.yaml → #/materials/cobre.yaml',
    'h2: Lote de informática',
  ])
})
