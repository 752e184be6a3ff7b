import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { laudosQuery, verifyPageQuery } from '../../../../src/site/content'
import { LaudoCheck } from '../../../../src/site/features/verify/laudo-check'
import { ONLINE, setOfflineState } from '../../../../src/site/lib/offline-state'
import { one } from '../../../support/model-documents'
import { click, find, has, leave, show, siteData, until } from '../requests/harness'

const { laudo: texts } = one('VerifyPage')
const { seo: _, ...page } = one('VerifyPage')

beforeEach(async () => {
  const data = siteData()
  data.setQueryData(verifyPageQuery.queryKey, {
    ...page,
    seo: { title: '', description: '', image: { url: '', alt: '' } },
  })
  data.setQueryData(laudosQuery.queryKey, [])
  await show(<LaudoCheck asked={undefined} />, data)
})
afterEach(async () => {
  await leave()
  setOfflineState(ONLINE)
})

/** Chooses a file as the browser does; its bytes arrive when `read` is called. */
async function choose(name: string) {
  let read = () => {}
  const file = new File(['isto é um texto'], name)
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    read = () => resolve(new TextEncoder().encode('isto é um texto').buffer)
  })
  Object.defineProperty(file, 'arrayBuffer', { value: () => bytes })
  const field = find<HTMLInputElement>('input[type=file]')
  Object.defineProperty(field, 'files', { value: [file], configurable: true })
  await act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })))
  return () => act(async () => read())
}

it('says nothing of a file that was taken back while it was read', async () => {
  const read = await choose('laudo.pdf')
  expect(has('[role=status]', texts.checking.title)).toBe(true)
  await click('button', texts.changeButton)
  await read()
  expect(has('.drop', texts.drop)).toBe(true)
  expect(find('[role=status]').textContent).toBe('')
})

it('says that a list without the laudo may be an old one, where the server does not answer', async () => {
  await act(async () => setOfflineState({ offline: true }))
  const read = await choose('laudo.pdf')
  expect(has('.hint', texts.offline)).toBe(false)
  await read()
  await until(() => has('.hint', texts.offline))
})

it('has the focus near the field of the file once a file was taken back', async () => {
  const read = await choose('laudo.pdf')
  await read()
  await until(() => has('[role=status]', texts.notPdf.title))
  find('button', texts.changeButton).focus()
  await click('button', texts.changeButton)
  await until(() => document.activeElement !== document.body)
  expect(document.activeElement?.contains(find('input[type=file]'))).toBe(true)
})
