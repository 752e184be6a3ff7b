import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContentSet } from '../../../src/admin/check/content-set'
import { LotsScreen } from '../../../src/admin/prices/lots-screen'
import { Device } from '../../../src/admin/store/device'
import { find } from '../../support/find'
import { outline } from '../../support/outline'
import { slowStore, storedFixtures } from '../fixture-content'
import { press, typeInto } from '../screens/editor-page'

const FEW = /^lots\/(?:notebooks-reservados|servidores-vendidos|rascunho)\.yaml/
const content = ContentSet.of(
  new Map([...storedFixtures.documents].filter(([file]) => FEW.test(file))),
  storedFixtures.photos,
)
const DRAFT = 'preco-lots/rascunho.yaml'
const RESERVED = 'preco-lots/notebooks-reservados.yaml'
const SOLD = 'preco-lots/servidores-vendidos.yaml'
const field = (id: string) => find<HTMLInputElement>(`[id="${id}"]`)
const [dell, hp] = ['15 notebooks Dell Latitude 5490', '2 servidores HPE ProLiant DL380 Gen9']

async function screen() {
  const { store, asked } = slowStore()
  const device = await Device.open('')
  const { container } = render(
    <LotsScreen
      {...{ store, content, device }}
      onReload={() => Promise.resolve()}
      onSaved={() => {}}
    />,
  )
  const lines = () => outline(container).slice(1)
  const bar = () => lines().slice(lines().findIndex((line) => /^button.*: Salvar/.test(line)))
  /** What stands in the last row, from its field on. */
  const answers = () => lines().slice(lines().indexOf('h2: Vendidos') + 3, -bar().length)
  return { lines, bar, answers, asked }
}

it('lots stand by their state with price and code, and the days of those that wait', async () => {
  const { lines } = await screen()
  expect(lines().filter((line) => !/^(?:input: .* =|continua)$/.test(line))).toEqual([
    'h2: Disponíveis',
    'select: Situação: Lote em rascunho = disponível',
    'último preço 1,00 rascunho',
    'h2: Reservados',
    `select: Situação: ${dell} = reservado`,
    'último preço 19.500,00 RT-0408',
    'Desde',
    `input: Desde: ${dell} = 2026-11-19`,
    'Até (opcional)',
    `input: Até (opcional): ${dell} = 2026-12-04`,
    'h2: Vendidos',
    `select: Situação: ${hp} = vendido`,
    'último preço 9.000,00 RT-0101',
    'button aria-disabled=true: Salvar',
    'status: Nada para salvar.',
  ])
})

it.each([
  [`: ${hp} = 9.000`, ['igual'], [' aria-disabled=true: Salvar', 'Nada para salvar.']],
  [`: ${hp} = 9.100`, ['▲ +100,00 (+1,1%)'], [': Salvar 1', '1 lote por salvar.']],
  [
    ` aria-invalid=true: ${hp} = x`,
    ['«x» não é um preço: escreva como 41,50.'],
    [': Salvar', 'Nada para salvar.', `button: 1 pergunta: ${hp}`],
  ],
  [
    `: ${hp} = 900`,
    [
      '▼ −8.100,00 (−90%)',
      `${hp} cai 90%, de R$ 9.000,00 para R$ 900,00. Está certo?`,
      `button: Está certo: ${hp}`,
    ],
    [': Salvar 1', '1 lote por salvar.', `button: 1 pergunta: ${hp}`],
  ],
])('%s is answered at once', async (input, answer, [button, status, ...questions]) => {
  const { answers, bar } = await screen()
  await typeInto(field(SOLD), input.replace(/.* = /, ''))
  expect(answers()).toEqual([`input${input}`, ...answer])
  expect(bar()).toEqual([`button${button}`, `status: ${status}`, ...questions, 'button: Descartar'])
})

it('prices are saved once all questions are answered', async () => {
  const { answers, bar, asked } = await screen()
  const save = () => act(async () => void fireEvent.submit(find('form')))
  await typeInto(field(SOLD), '900')
  await save()
  expect(bar()).toContain('alert: Responda 1 pergunta para salvar.')
  expect([document.activeElement, asked]).toEqual([field(SOLD), []])
  fireEvent.blur(field(SOLD))
  await press(`Está certo: ${hp}`)
  expect(answers()).toEqual([`input: ${hp} = 900,00`, '▼ −8.100,00 (−90%)', 'Confirmado.'])
  await typeInto(field(DRAFT), '1,05')
  expect(bar().slice(0, 2)).toEqual(['button: Salvar 2', 'status: 2 lotes por salvar.'])
  await save()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.message).toMatch(/^Lotes de \S+: 2 lotes$/)
})

it.each([
  ['Enter', DRAFT, RESERVED],
  ['ArrowDown', RESERVED, SOLD],
  ['ArrowUp', SOLD, RESERVED],
  ['ArrowUp', DRAFT, DRAFT],
  ['ArrowUp', RESERVED, DRAFT],
  ['Tab', DRAFT, DRAFT],
  // From the last price to the button.
  ['Enter', SOLD, ''],
])('%s leads from %s to %s', async (key, from, to) => {
  await screen()
  field(from).focus()
  fireEvent.keyDown(field(from), { key })
  expect(document.activeElement?.id).toBe(to)
  expect(document.activeElement?.textContent).toBe(to === '' ? 'Salvar' : '')
})

it('Esc empties a price, which is rewritten when its field is left', async () => {
  const { bar } = await screen()
  field(SOLD).focus()
  await typeInto(field(SOLD), '9100,5')
  fireEvent.blur(field(SOLD))
  expect(field(SOLD).value).toBe('9.100,50')
  fireEvent.keyDown(field(SOLD), { key: 'Escape' })
  expect([field(SOLD).value, bar()[0]]).toEqual(['', 'button aria-disabled=true: Salvar'])
})
