// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useCalculator } from '../../../../src/site/features/materials/calculator'
import { render, type Rendered } from '../../render'
import { materialView } from './material-views'

const materials = [materialView('cobre', 40), materialView('papel', 0.5)]

let calculator: ReturnType<typeof useCalculator>
let rendered: Rendered
function Calculator() {
  calculator = useCalculator(materials)
  return null
}
beforeEach(async () => {
  sessionStorage.clear()
  rendered = await render(<Calculator />)
})
afterEach(() => rendered.unmount())

const type = (slug: string, weight: string) =>
  act(async () => {
    calculator.setSlug(slug)
    calculator.setWeight(weight)
  })
const calculate = () =>
  act(async () => {
    calculator.calculate()
  })

describe('the calculator', () => {
  it('is ready with a material and a weight, and with nothing less', async () => {
    for (const [slug, weight, ready] of [
      ['', '', false],
      ['cobre', '', false],
      ['cobre', '  ', false],
      ['', '25', false],
      ['ouro', '25', false],
      ['cobre', '25', true],
    ] as const) {
      await type(slug, weight)
      expect([slug, weight, calculator.ready]).toEqual([slug, weight, ready])
    }
  })

  it('estimates price by weight, and only when asked', async () => {
    await type('cobre', '12,5')
    expect([calculator.understood, calculator.estimate]).toEqual([12.5, undefined])
    await calculate()
    expect(calculator.estimate).toMatchObject({
      kg: 12.5,
      value: 500,
      material: { slug: 'cobre' },
    })
  })

  it('never shows a figure beside another material or weight than it was made from', async () => {
    await type('cobre', '25')
    await calculate()
    await type('papel', '25')
    expect(calculator.estimate).toBeUndefined()
    await type('cobre', '26')
    expect(calculator.estimate).toBeUndefined()
    await type('cobre', '25')
    expect(calculator.estimate?.value).toBe(1000)
  })

  it('says what is wrong with a weight, and that less than a cent is no estimate', async () => {
    await type('cobre', 'muito')
    await calculate()
    expect([calculator.estimate, calculator.fault]).toEqual([undefined, 'letters'])
    await type('papel', '0,001')
    await calculate()
    expect([calculator.estimate, calculator.fault]).toEqual([undefined, 'tooLittle'])
  })

  it('keeps what was typed for a step back, until it is cleared', async () => {
    const again = async () => {
      await rendered.unmount()
      rendered = await render(<Calculator />)
      return [calculator.slug, calculator.weight]
    }
    await type('cobre', '12,5')
    expect(await again()).toEqual(['cobre', '12,5'])
    await act(async () => calculator.clear())
    expect(await again()).toEqual(['', ''])
  })
})
