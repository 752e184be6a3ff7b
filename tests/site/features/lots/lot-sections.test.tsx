import { expect, it } from 'vitest'
import { LotFold } from '../../../../src/site/features/lots/lot-sections'
import { find, show, showAfterTyping } from '../requests/harness'

const fold = (
  <LotFold id="documentos" title="Documentos" answer="Nota fiscal">
    Texto
  </LotFold>
)
const details = () => find<HTMLDetailsElement>('details')

it('on a wide screen a section is open, but one that the visitor closed early stays closed', async () => {
  await show(fold)
  expect(details().open).toBe(true)
  // The inline script opens it in the prerendered page, and the visitor closes it.
  await showAfterTyping(fold, () => {
    details().open = false
  })
  expect(details().open).toBe(false)
})
