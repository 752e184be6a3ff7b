import { describe, expect, it } from 'vitest'
import {
  postAuthor,
  postDays,
  quotedMaterials,
  serviceAddress,
  stepNumber,
  timelineOrder,
  tickerMaterials,
} from '../../../src/content/rules/documents'
import { lotPrice } from '../../../src/content/rules/lots'
import { document, facts } from './saying'

const step = (slug: string, number: string, draft = false) =>
  document('ProcessStep', { number }, slug, draft)

describe('a lot', () => {
  it('costs less than before: the same price is no discount', () => {
    expect(lotPrice(document('Lot', { price: 200, originalPrice: 200 }), facts())).toMatchObject([
      { path: ['price'] },
    ])
    expect(lotPrice(document('Lot', { price: 199.99, originalPrice: 200 }), facts())).toEqual([])
  })
})

describe('the years of the company', () => {
  const timeline = (...years: number[]) =>
    timelineOrder(
      document('AboutPage', { timelineItems: years.map((year) => ({ year })) }),
      facts(),
    )

  it('go forward, and two things may happen in one', () => {
    expect(timeline(2010, 2015, 2015, 2020)).toEqual([])
    expect(timeline(2010, 2009)).toMatchObject([{ path: ['timelineItems', 1, 'year'] }])
  })
})

describe('an article', () => {
  it('is not blamed for its author where the list of authors could not be read', () => {
    const post = document('Post', { author: 'Ana Lima' })
    expect(postAuthor(post, facts(post))).toEqual([])
    expect(postAuthor(post, facts(document('BlogPage', {})))).toEqual([])
    expect(
      postAuthor(post, facts(document('BlogPage', { authors: [{ name: 'Rui' }] }))),
    ).toHaveLength(1)
  })

  it('is updated after it was published, and not on that day or before', () => {
    const updated = (updatedOn?: string) =>
      postDays(document('Post', { date: '2026-03-01', updatedOn }), facts())
    expect([updated(), updated('2026-03-02')]).toEqual([[], []])
    for (const day of ['2026-03-01', '2025-12-31'])
      expect(updated(day)).toMatchObject([{ path: ['updatedOn'] }])
  })
})

describe('a service', () => {
  it('takes no address of another page', () => {
    expect(serviceAddress(document('Service', {}, 'coleta'), facts())).toEqual([])
    expect(serviceAddress(document('Service', {}, 'inventario'), facts())).toHaveLength(1)
  })
})

describe('the steps of the process', () => {
  it('take no number from a draft, and do not follow one', () => {
    const second = step('b', '02')
    expect(stepNumber(second, facts(step('a', '02', true), step('c', '01'), second))).toEqual([])
    expect(stepNumber(second, facts(step('a', '01', true), second))).toMatchObject([
      { message: 'falta a etapa 01 antes da 02' },
    ])
  })

  it('are not counted when one of them could not be read', () => {
    const [unread, second] = [document('ProcessStep', {}, 'a'), step('b', '02')]
    expect(stepNumber(second, facts(unread, second))).toEqual([])
  })

  it('with one number twice make an error of the later file alone', () => {
    const steps = [step('a', '01'), step('b', '01')]
    expect(steps.map((one) => stepNumber(one, facts(...steps)).length)).toEqual([0, 1])
  })
})

describe('the materials of the ticker', () => {
  it('are shown by the site, and none stands twice: the later one is the error', () => {
    const materials = [document('Material', {}, 'cobre'), document('Material', {}, 'metal', true)]
    const home = document('HomePage', { ticker: { materials: ['cobre', 'metal', 'cobre'] } })
    expect(tickerMaterials(home, facts(...materials))).toMatchObject([
      {
        path: ['ticker', 'materials', 1],
        message: 'o material «metal» é um rascunho e não aparece no site',
      },
      { path: ['ticker', 'materials', 2], message: '«cobre» já está nesta lista' },
    ])
  })
})

describe('the description of the price page', () => {
  it('names materials that the site shows', () => {
    const materials = [document('Material', {}, 'cobre'), document('Material', {}, 'metal', true)]
    const errors = (description: string) =>
      quotedMaterials(document('ScrapPage', { seo: { description } }), facts(...materials))
    expect(errors('Quanto vale? {cobre}.')).toEqual([])
    expect(errors('{cobra} e {metal}')).toMatchObject([
      { path: ['seo', 'description'], fix: 'queria dizer «cobre»?' },
      { message: expect.stringContaining('é um rascunho') },
    ])
    expect(errors('Cobre a {cobre por kg')).toMatchObject([
      { fix: expect.stringContaining('{cobre}') },
    ])
  })
})
