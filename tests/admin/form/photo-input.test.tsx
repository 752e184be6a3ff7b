import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FormContext } from '../../../src/admin/form/form-context'
import { PhotoInput } from '../../../src/admin/form/photo-input'
import { PhotoShelf, type ShownPhoto } from '../../../src/admin/photos/photo-shelf'
import type { Draft, DraftObject } from '../../../src/content/yaml/draft'
import { find } from '../../support/find'
import { outline } from '../../support/outline'
import { formFacts, slowStore } from '../fixture-content'

let shelf: PhotoShelf
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 800, height: 600, close: () => undefined }),
  )
  // A browser that cannot write the format: the file stays as it is, and tells which one it is.
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  shelf = new PhotoShelf(slowStore().store, [])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Chooses a file in the field whose label ends with `label`. */
function choosePhoto(container: HTMLElement, label: string, file: Blob): void {
  const input = find(`[type=file][aria-label$="${label}"]`, container)
  fireEvent.change(input, { target: { files: [file] } })
}

/** Shows a form of photos; `given` has the value that each field passed on last, by its label. */
function form(...fields: { label: string; value?: DraftObject }[]) {
  const given = new Map<string, Draft>()
  const { container } = render(
    <FormContext value={{ ...formFacts(), shelf }}>
      {fields.map(({ label, value = {} }) => (
        <PhotoInput
          key={label}
          value={value}
          onChange={(next) => void given.set(label, next)}
          label={label}
        />
      ))}
    </FormContext>,
  )
  const choose = (label: string, file: Blob) => choosePhoto(container, label, file)
  return { container, given, choose }
}

/** The shortest JPEG: start of the file, start of the picture, and one byte of data. */
const jpeg = (byte: number) => new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, byte)])

it('of two photos the one that is asked for shows, also when the first arrives later', async () => {
  const shown = new Map<string, (photo: ShownPhoto) => void>()
  vi.spyOn(shelf, 'show').mockImplementation(
    (src) => new Promise((resolve) => shown.set(src, resolve)),
  )
  const input = (src: string) => (
    <FormContext value={{ ...formFacts(), shelf }}>
      <PhotoInput value={{ src }} onChange={() => {}} label="Foto" />
    </FormContext>
  )
  const { rerender } = render(input('lots/a.jpg'))
  rerender(input('lots/b.jpg'))
  await act(async () => {
    for (const name of ['b', 'a'])
      shown.get(`lots/${name}.jpg`)?.({ url: `/${name}`, width: 8, height: 6, bytes: 9 })
  })
  expect(find<HTMLImageElement>('img').getAttribute('src')).toBe('/b')
})

it('two photos that are read at once are two photos under two names', async () => {
  const { given, choose } = form({ label: 'Foto' }, { label: 'Detalhe' })
  await act(async () => {
    choose('Foto', jpeg(1))
    choose('Detalhe', jpeg(2))
    await vi.waitFor(() => expect(given.size).toBe(2))
  })
  const paths = ['Foto', 'Detalhe'].map((label) => Object(given.get(label)).src)
  expect(paths).toEqual(['materials/cobre.jpg', 'materials/cobre-2.jpg'])
  const lasts = paths.map(async (path) =>
    new Uint8Array(await (await shelf.original(path)).arrayBuffer()).at(-1),
  )
  expect(await Promise.all(lasts)).toEqual([1, 2])
})

it('of two photos for one field the one that was chosen last stays, however long the first one takes', async () => {
  const { given, choose } = form({ label: 'Foto' })
  let release = () => {}
  const size = { width: 800, height: 600, close: () => undefined }
  const reading = vi.fn(() => Promise.resolve(size))
  reading.mockImplementationOnce(() => new Promise((resolve) => (release = () => resolve(size))))
  vi.stubGlobal('createImageBitmap', reading)
  await act(async () => {
    choose('Foto', jpeg(1))
    await vi.waitFor(() => expect(reading).toHaveBeenCalledTimes(1))
    choose('Foto', jpeg(2))
    await vi.waitFor(() => expect(given.size).toBe(1))
    release()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  const { src } = Object(given.get('Foto'))
  expect(new Uint8Array(await (await shelf.original(src)).arrayBuffer()).at(-1)).toBe(2)
})

it('a photo wider than the site shows is kept at that width, and the editor hears of it', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 4000, height: 3000, close: () => undefined }),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const sizes: number[][] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    sizes.push([this.width, this.height])
    done(new Blob(['x'], { type: type ?? '' }))
  })
  const { container, given, choose } = form({ label: 'Foto' })
  await act(async () => {
    choose('Foto', jpeg(1))
    await vi.waitFor(() => expect(given.size).toBe(1))
  })
  expect(sizes).toEqual([[2000, 1500]])
  expect(await (await shelf.original('materials/cobre.jpg')).text()).toBe('x')
  expect(container.textContent).toContain('reduzida a 2.000 px')
})

it('a file that the computer cannot read is said', async () => {
  const { given, choose } = form({ label: 'Foto' })
  const gone = new Blob(['x'])
  gone.slice = () => {
    throw new DOMException('gone', 'NotReadableError')
  }
  await act(async () => choose('Foto', gone))
  expect(screen.getByRole('alert').textContent).toContain('não pôde ser lido')
  await act(async () => {
    choose('Foto', jpeg(1))
    await vi.waitFor(() => expect(given.size).toBe(1))
  })
  expect(screen.getByRole('alert').textContent).toBe('')
})

it.each([
  ['materials/cobre.jpg', ['img:', 'materials/cobre.jpg: 800 × 600 px, 2 KB'], true],
  ['https://fotos.example/a.jpg', ['img:'], false],
  ['', [], false],
])('the photo «%s» is shown as %j', async (src, shown, isChosen) => {
  shelf.add('materials/cobre.jpg', jpeg(1))
  shelf.show = async () => ({ url: 'data:,', width: 800, height: 600, bytes: 2048 })
  const { container } = await act(async () => form({ label: 'Foto', value: { src } }))
  expect(outline(container).filter((line) => /^img| px|não pôde/.test(line))).toEqual(shown)
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(isChosen ? src : '')
})

it('a photo of the folder that cannot be opened is said', async () => {
  shelf.add('materials/cobre.jpg', jpeg(1))
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('', 'InvalidStateError')),
  )
  const { container } = form({ label: 'Foto', value: { src: 'materials/cobre.jpg' } })
  await waitFor(() => expect(container.textContent).toContain('Esta foto não pôde ser aberta'))
})
