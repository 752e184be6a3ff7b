import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DISCARD_KINDS, DISCARDERS, MEDIUM_FATES, STATES } from '../../../../src/content/vocabulary'
import {
  mediumAnswer,
  papersFor,
  requestTexts,
  serviceOf,
} from '../../../../src/site/features/services/aid-answers'
import { validateServicesSearch } from '../../../../src/site/features/services/services-search'
import { one } from '../../../support/model-documents'

const aids = one('ServiceAids')
const names = (search: Parameters<typeof papersFor>[1]) =>
  papersFor(aids.papers.rows, search).map(({ name }) => name)

describe('the method for a medium', () => {
  it('is Clear for what stays, Purge for what leaves, Destroy for what has no use', () => {
    const answers = MEDIUM_FATES.map((destino) => mediumAnswer(aids, { midia: 'ssd', destino }))
    expect(answers.map((answer) => answer?.sentence)).toEqual([
      'SSD e NVMe, fica na empresa: Limpar (Clear)',
      'SSD e NVMe, sai da empresa: Purgar (Purge)',
      'SSD e NVMe, não será reusada: Destruir (Destroy)',
    ])
    const ssd = aids.media.rows.find(({ slug }) => slug === 'ssd')
    expect(answers.map((answer) => answer?.how)).toEqual([ssd?.clear, ssd?.purge, ssd?.destroy])
    expect(answers[1]?.request).toBe(
      'Mídia: SSD e NVMe. Destino: Sai da empresa. Método indicado no site: Purgar (Purge).',
    )
  })

  it('waits for both answers, and knows only the media of the content', () => {
    for (const search of [
      {},
      { midia: 'ssd' },
      { destino: 'sai' },
      { midia: 'disquete', destino: 'sai' },
    ] as const)
      expect(mediumAnswer(aids, search)).toBeUndefined()
  })
})

describe('the documents of a discard', () => {
  it('are all of them without an answer, and fewer with each', () => {
    expect(names({})).toHaveLength(aids.papers.rows.length)
    expect(names({ quem: 'empresa', uf: 'outro' })).not.toContain('CADRI')
    expect(names({ quem: 'empresa', uf: 'SP', tipo: 'equipamento' })).toEqual([
      'MTR',
      'CDF',
      'CADRI',
      'Nota fiscal',
    ])
    expect(names({ quem: 'empresa', uf: 'RJ', tipo: 'equipamento' })).toEqual([
      'MTR',
      'CDF',
      'Nota fiscal',
    ])
    expect(names({ quem: 'pessoa', tipo: 'equipamento' })).toEqual(['Logística reversa'])
    expect(names({ quem: 'pessoa', uf: 'SP', tipo: 'sucata' })).toEqual([
      'Documento com foto e origem',
    ])
  })

  it('never grow with an answer', () => {
    const maybe = <Value>(values: readonly Value[]) =>
      fc.option(fc.constantFrom(...values), { nil: undefined })
    fc.assert(
      fc.property(maybe(DISCARDERS), maybe(STATES), maybe(DISCARD_KINDS), (quem, uf, tipo) => {
        for (const fewer of [
          { quem, uf },
          { quem, tipo },
          { uf, tipo },
        ])
          expect(names(fewer)).toEqual(expect.arrayContaining(names({ quem, uf, tipo })))
      }),
    )
  })
})

it('the answers of an address go into a request together, and none are no text', () => {
  expect(
    requestTexts(aids, {
      midia: 'hd',
      destino: 'fim',
      quem: 'empresa',
      uf: 'SP',
      tipo: 'sucata',
    }),
  ).toBe(
    'Mídia: HD. Destino: Não será reusada. Método indicado no site: Destruir (Destroy).\n' +
      'Quem descarta: Empresa. Estado: SP. O quê: Sucata para vender. Documentos indicados no site: MTR, CDF, Nota fiscal e Documento com foto e origem.',
  )
  expect(requestTexts(aids, { servico: 'coleta' })).toBe('')
})

it('the address keeps answers that there are, and drops any other value', () => {
  expect(
    validateServicesSearch({
      midia: 'ssd',
      destino: 'sai',
      quem: 'empresa',
      uf: 'SP',
      tipo: 'sucata',
    }),
  ).toEqual({ midia: 'ssd', destino: 'sai', quem: 'empresa', uf: 'SP', tipo: 'sucata' })
  expect(
    validateServicesSearch({
      servico: '<b>',
      midia: 'SSD!',
      destino: 'lixo',
      quem: 5,
      uf: 'sp',
      tipo: ['x'],
    }),
  ).toEqual({})
})

it('a request link names its service, any other link none', () => {
  expect([
    serviceOf('/servicos?servico=coleta'),
    serviceOf('/servicos'),
    serviceOf('/contato?servico=x'),
    serviceOf('https://x.example'),
  ]).toEqual(['coleta', undefined, undefined, undefined])
})
