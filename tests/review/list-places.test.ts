import { describe, expect, it } from 'vitest'
import { afterChange, seen, type TestRepository } from './test-repository'

const LOT = 'lots/notebooks.yaml'

/** Adds a second lot, behind the first in the editors' order, and dates the entry of the first. */
const withSecond =
  (lines = '') =>
  (one: TestRepository) => {
    one.write('lots/monitores.yaml', one.read(LOT).replace('order: 10', `order: 20${lines}`))
    one.edit(LOT, 'order: 10', 'order: 10\nenteredOn: "2026-11-10"')
  }

const placesAfter = async (
  change: (one: TestRepository) => void,
  prepare: (one: TestRepository) => void,
): Promise<string[]> =>
  seen(await afterChange(change, prepare)).filter((line) => line.startsWith('Posição na lista'))

describe('the place in the list that the review shows is the one on the page', () => {
  it('of lots, the newer stands before one with a lower number', async () => {
    const toTheEnd = (one: TestRepository) => one.edit(LOT, 'order: 10', 'order: 30')
    expect(await placesAfter(toTheEnd, withSecond())).toEqual([])
    expect(await placesAfter(toTheEnd, withSecond('\nenteredOn: "2026-11-10"'))).toEqual([
      'Posição na lista: 1º de 2 → 2º de 2',
    ])
    expect(
      await placesAfter(
        (one) => one.edit(LOT, '"2026-11-10"', '"2026-11-09"'),
        withSecond('\nenteredOn: "2026-11-10"'),
      ),
    ).toEqual(['Posição na lista: 1º de 2 → 2º de 2'])
  })

  it('of lots, one that is sold stands last, and goes after its days', async () => {
    const sold = (day: string) => (one: TestRepository) =>
      one.edit(LOT, 'order: 10', `order: 10\nstatus: vendido\nstatusOn: "${day}"`)
    expect(await placesAfter(sold('2026-11-20'), withSecond())).toEqual([
      'Posição na lista: 1º de 2 → 2º de 2',
    ])
    expect(await placesAfter(sold('2026-10-01'), withSecond())).toEqual([
      'Posição na lista: 1º de 2 → null',
    ])
  })

  it('of articles of one day, by their file names', async () => {
    const places = await placesAfter(
      (one) => one.edit('posts/artigo.mdx', '2026-03-01', '2026-03-02'),
      (one) =>
        one.write(
          'posts/antes.mdx',
          one
            .read('posts/artigo.mdx')
            .replace('2026-03-01', '2026-03-02')
            .replace('title: Artigo', 'title: Antes'),
        ),
    )
    expect(places).toEqual([])
  })
})
