import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { outline } from '../../support/outline'
import { find } from '../../support/find'
import { editor, fieldOf, open, press, type, typeInto } from './editor-page'

beforeEach(() => {
  // happy-dom loads no fonts.
  const load = () => Promise.reject(new Error('no font'))
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
})
afterEach(() => {
  location.hash = ''
})

it.each([
  ['', 'Documentos', 'Todos os documentos'],
  ['#/precos', 'Preços de hoje', 'Preços do dia'],
  ['#/precos/lotes', 'Preços e situação dos lotes', 'Lotes'],
  ['#/fotos?x=1', 'Fotos', 'Fotos'],
  // Only GitHub has open work.
  ['#/aberto', 'Em aberto', undefined],
  ['#/novo/materials', 'Criar: Material de sucata', undefined],
  ['#/novo/company', 'Documentos', 'Todos os documentos'],
  ['#/materials/cobre.yaml?campo=symbol', 'Material de sucata: Cobre', undefined],
  ['#/company.yaml', 'Empresa', undefined],
  ['#/pagina/comercio-sucata/cobre', 'Material de sucata: Cobre', undefined],
  ['#/pagina/lotes-informatica', 'Documentos', 'Todos os documentos'],
  ['#/nada.txt', 'Documentos', 'Todos os documentos'],
])('%s opens «%s»', async (address, title, current) => {
  await editor({}, { address })
  expect(find('h1').textContent).toBe(title)
  expect(document.title).toBe(`${title} - Editar`)
  expect(document.activeElement).toBe(find(address.includes('campo') ? '#campo-symbol' : 'h1'))
  const ways = outline(find('header'))
  expect(ways.map((way) => way.replace(/^a.*: /, ''))).toEqual([
    'Todos os documentos → #/',
    'Preços do dia → #/precos',
    'Lotes → #/precos/lotes',
    'Fotos → #/fotos',
    'pasta',
  ])
  expect(ways.find((way) => way.includes('aria-current=page'))?.split(/: | →/)[1]).toBe(current)
})

const MOVE = 'summary: Renomear, duplicar ou apagar'

it('a form says what there is to save, and only a stored document of a collection can move', async () => {
  const { container } = await editor({})
  const lines = () => outline(container)
  const moves = () => lines().slice(lines().indexOf(MOVE) + 4)
  const bar = () => lines().filter((line) => /: Salvar|^status: (?:Nada|Há)|nada ainda/.test(line))
  expect(bar()).toEqual([
    'button aria-disabled=true: Salvar',
    'status: Nada para salvar.',
    'content/materials/cobre.yaml: nada ainda.',
  ])
  expect(moves()).toEqual(['button: Renomear', 'button: Duplicar', 'button: Apagar…'])
  await type('name', 'Cobre nu')
  expect(bar()).toEqual(['button: Salvar', 'status: Há mudanças que não foram salvas.'])
  expect(moves()).toEqual([
    'button disabled: Renomear',
    'button: Duplicar',
    'button disabled: Apagar…',
    'Para renomear ou apagar, salve ou descarte antes o que mudou.',
  ])
  await type('name', 'Cobre')
  for (const other of ['#/company.yaml', '#/materials/bronze.yaml']) {
    await open(other)
    expect(lines()).not.toContain(MOVE)
  }
})

it('a new document needs a name that no other one has', async () => {
  const { container } = await editor({}, { address: '#/novo/materials' })
  const said = (message: string, name: string) =>
    expect(outline(container).slice(6)).toEqual([
      `input${message && ' aria-invalid=true'}: Nome de: Material de sucata =${name && ` ${name}`}`,
      `O arquivo será content/materials/${name.toLowerCase() || 'nome'}.yaml.`,
      ...(message ? [`alert: ${message}`] : []),
      'button: Começar',
    ])
  said('', '')
  await press('Começar')
  said('escreva um nome com letras ou números', '')
  await typeInto(find('#nome-novo'), 'Cobre')
  said('já existe content/materials/cobre.yaml — escolha outro nome', 'Cobre')
})

it('a save that is refused once more has the focus at the reasons once more', async () => {
  await editor({})
  await type('name', '')
  for (const field of ['symbol', 'name']) {
    fieldOf(field).focus()
    await press('Salvar')
    await vi.waitFor(() => expect(document.activeElement).toBe(find('.error-summary')))
  }
  expect(fieldOf('name').getAttribute('aria-invalid')).toBe('true')
  expect(find('#campo-name-faltas').textContent).toMatch(/\S/)
})
