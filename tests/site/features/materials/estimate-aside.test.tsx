import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { EstimateAside } from '../../../../src/site/features/materials/estimate/estimate-aside'
import {
  addToEstimate,
  clearEstimate,
  estimateState,
  useEstimate,
} from '../../../../src/site/features/materials/shared/estimate-store'
import { find } from '../../../support/find'
import { outline } from '../../../support/outline'
import { renderPage, siteData, type } from '../site-page'
import { MATERIALS } from './material-views'

const Aside = () => <EstimateAside estimate={useEstimate(MATERIALS)} />

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('beside the table', () => {
  beforeEach(async () => {
    const data = siteData()
    data.setQueryData(contentQuery('materials').queryKey, MATERIALS)
    await renderPage(<Aside />, data)
  })
  afterEach(() => act(() => clearEstimate()))

  it('a sum offers a further material and the bar to the list, and a changed list its way back', async () => {
    const more = () => outline(document.body).filter((line) => /Somar|1 mat|Ver a|Desf/.test(line))
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    const bar = ['R$ 4.000,001 material, 100 kg', 'a: Ver a lista → #estimativa']
    expect(more()).toEqual([])
    type('Material', 'cobre')
    type('Peso', '100')
    press('Calcular valor')
    expect(more()).toEqual(['button: Somar outro material', ...bar])
    press('Somar outro material')
    expect(more().slice(1)).toEqual(bar)
    const print = vi.fn()
    vi.stubGlobal('print', print)
    press('Imprimir')
    expect(print).toHaveBeenCalledOnce()
    fireEvent.click(find('.estimate-line-remove'))
    expect(more()).toEqual(['button: Desfazer'])
    screen.getByText('A lista mudou.')
    press('Desfazer')
    expect(more().slice(1)).toEqual(bar)
    expect(screen.queryByText('A lista mudou.')).toBeNull()
  })

  it('the keyboard goes on to «Desfazer» when the last line is taken out', async () => {
    act(() => addToEstimate(''))
    const remove = find('.estimate-line-remove')
    remove.focus()
    fireEvent.click(remove)
    expect(document.querySelector('.estimate-list')).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Desfazer'))
    screen.getByRole('button', { name: 'Calcular valor' })
  })

  it('the calculator is the first line: what it holds, and a result only of that', () => {
    const calculate = screen.getByRole('button', { name: 'Calcular valor' })
    type('Material', 'cobre')
    expect(calculate.getAttribute('aria-disabled')).toBe('true')
    type('Peso', '12,5')
    fireEvent.click(calculate)
    expect(find('.calculator-result').textContent).toContain('500,00')
    type('Peso', '12')
    expect(document.querySelector('.calculator-result')).toBeNull()
    act(() => addToEstimate('papelao'))
    expect(estimateState().lines).toMatchObject([
      { slug: 'cobre', weight: '12' },
      { slug: 'papelao', weight: '' },
    ])
  })
})

/**
 * Imports the store anew, as a page that was just opened does, because it reads the tab's storage
 * only once.
 */
const opened = async () => {
  vi.resetModules()
  return await import('../../../../src/site/features/materials/shared/estimate-store')
}
const textOf = (store: Awaited<ReturnType<typeof opened>>) =>
  store.writeLines(store.estimateState().lines)

describe('the estimate of a tab', () => {
  it('is what stood in the calculator, with one line a material, and outlives a reload', async () => {
    const store = await opened()
    store.changeLine(0, { slug: 'cobre', weight: '1.012,50' })
    expect(store.estimateState().isListed).toBe(false)
    store.addToEstimate('papelao')
    store.addToEstimate('cobre')
    expect(textOf(store)).toBe('cobre:1.012,50;papelao:')
    const reloaded = await opened()
    expect([textOf(reloaded), reloaded.estimateState().isListed]).toEqual([textOf(store), true])
  })

  it('gives way to the list of an address, and comes back', async () => {
    const store = await opened()
    store.takeFromAddress(' cobre : 12.5 ;urânio:dez;;')
    expect([textOf(store), store.estimateState().back]).toEqual([
      'cobre:12.5;urânio:dez',
      undefined,
    ])
    store.takeFromAddress('')
    store.takeFromAddress('papelao:3')
    expect(textOf(store)).toBe('papelao:3')
    store.undoEstimate()
    expect(textOf(store)).toBe('cobre:12.5;urânio:dez')
  })

  it('brings back what was removed, until something else changes', async () => {
    const store = await opened()
    store.takeFromAddress('cobre:12,5;papelao:1')
    const line = (at: number) => store.estimateState().lines[at] ?? { id: 0, slug: '', weight: '' }
    store.removeLine(line(1))
    store.undoEstimate()
    store.clearEstimate()
    store.undoEstimate()
    expect(textOf(store)).toBe('cobre:12,5;papelao:1')
    store.clearEstimate()
    store.addToEstimate('cobre')
    store.undoEstimate()
    expect(textOf(store)).toBe('cobre:')
  })

  it('works where the storage throws, and reads nothing strange out of it', async () => {
    sessionStorage.setItem('handoff:estimativa', '{"carga":5,"isListed":1}')
    expect(textOf(await opened())).toBe('')
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const store = await opened()
    store.takeFromAddress('cobre:1')
    store.clearEstimate()
    store.undoEstimate()
    expect(textOf(store)).toBe('cobre:1')
  })
})
