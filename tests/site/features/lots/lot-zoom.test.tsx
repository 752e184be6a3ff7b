import { expect, it } from 'vitest'
import { LotZoom } from '../../../../src/site/features/lots/lot/lot-zoom'
import { has, leave, showPage } from '../requests/harness'
import { lotsData } from './lots-data'

const photo = (alt: string) => ({ alt, href: `/fotos/${alt}.jpg` })
const show = (...photos: ReturnType<typeof photo>[]) =>
  showPage(<LotZoom photos={photos} start={0} onClose={() => {}} />, lotsData())

it('one photo has no way to another', async () => {
  await show(photo('frente'), photo('verso'))
  expect(has('button', 'Próxima foto')).toBe(true)
  await leave()
  await show(photo('frente'))
  expect(has('dialog', 'Fechar')).toBe(true)
  expect(has('button', 'Próxima foto')).toBe(false)
})
