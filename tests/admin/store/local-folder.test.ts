import { afterEach, expect, it, vi } from 'vitest'
import { openFolder } from '../../../src/admin/store/local-folder'

/** A file of FakeFolder. Both have the File System Access API's methods that the store calls. */
class FakeFile {
  constructor(public text: string) {}
  getFile = async () => new Blob([this.text])
  createWritable = async () => ({
    write: async (data: Blob | Uint8Array<ArrayBuffer>) => {
      this.text = await new Blob([data]).text()
    },
    close: async () => {},
  })
}
class FakeFolder {
  readonly name = 'projeto'
  readonly files = new Map<string, FakeFile>([['company.yaml', new FakeFile('name: A\n')]])
  getFileHandle = async (name: string, { create }: { create?: boolean } = {}) => {
    const file = this.files.get(name) ?? (create ? new FakeFile('') : undefined)
    if (!file) throw new DOMException(name, 'NotFoundError')
    this.files.set(name, file)
    return file
  }
  /** Returns this folder for every folder below it, so that a file is found by its name alone. */
  getDirectoryHandle = async (name: string) => {
    this.opened.add(name)
    return this
  }
  readonly opened = new Set<string>()
  removeEntry = async (name: string) => void this.files.delete(name)
  folders: [name: string, FakeFolder][] = []
  entries = () => [...this.files, ...this.folders]
}

afterEach(() => vi.unstubAllGlobals())

function opened(showDirectoryPicker?: () => Promise<unknown>) {
  vi.stubGlobal('FileSystemFileHandle', FakeFile)
  vi.stubGlobal('FileSystemDirectoryHandle', FakeFolder)
  vi.stubGlobal('window', { showDirectoryPicker })
  return openFolder()
}

it('a folder is read with all below it: documents, item lists and photos, and nothing else', async () => {
  const [folder, lots, photos] = [new FakeFolder(), new FakeFolder(), new FakeFolder()]
  for (const file of ['a.yaml', 'a.csv', 'a.txt']) lots.files.set(file, new FakeFile(file))
  photos.files.set('a.jpg', new FakeFile('')).set('a.yaml', new FakeFile(''))
  photos.folders = [['lots', photos]]
  photos.entries = () => [...photos.files, ...photos.folders.splice(0)]
  folder.folders = [
    ['lots', lots],
    ['photos', photos],
  ]
  const store = await opened(async () => folder)
  const read = await store?.read()
  expect(store?.name).toBe('pasta «projeto»')
  expect([...(read?.documents.keys() ?? [])].join(' ')).toBe(
    'company.yaml lots/company.yaml lots/a.yaml lots/a.csv',
  )
  expect(new TextDecoder().decode(read?.documents.get('lots/a.csv'))).toBe('a.csv')
  expect(read?.photos).toEqual(['a.jpg', 'lots/a.jpg'])
})

it('a folder that does not open says why, and a closed dialog says nothing', async () => {
  const refused = (name: string) => opened(() => Promise.reject(new DOMException('', name)))
  expect(await refused('AbortError')).toBeUndefined()
  await expect(refused('SecurityError')).rejects.toThrow('O navegador não deixou abrir a pasta')
  await expect(opened()).rejects.toThrow('use o Chrome ou o Edge')
  const empty = new FakeFolder()
  empty.files.clear()
  await expect(opened(async () => empty)).rejects.toThrow('não tem content/company.yaml')
  empty.getDirectoryHandle = async () => Promise.reject(new DOMException('', 'NotFoundError'))
  await expect(opened(async () => empty)).rejects.toThrow('A pasta «projeto» não tem')
})

it('a new document replaces no file that is there, and a changed one no newer text', async () => {
  const folder = new FakeFolder()
  const store = await opened(async () => folder)
  const save = (file: string, text: string, before?: string) =>
    store?.save({
      files: [
        {
          file,
          bytes: new TextEncoder().encode(text),
          before: before === undefined ? undefined : new TextEncoder().encode(before),
        },
      ],
      photos: new Map(),
      message: '',
    })
  expect(await save('company.yaml', 'name: B\n')).toEqual({
    kind: 'conflict',
    note: 'Já existe um arquivo company.yaml. Nada foi salvo: escolha outro nome.',
  })
  expect(await save('company.yaml', 'name: B\n', 'name: Z\n')).toMatchObject({
    note: expect.stringContaining('mudou na pasta depois de aberto'),
  })
  expect(folder.files.get('company.yaml')?.text).toBe('name: A\n')
  expect(await save('company.yaml', 'name: B\n', 'name: A\n')).toMatchObject({ kind: 'saved' })
  expect(folder.files.get('company.yaml')?.text).toBe('name: B\n')
  // A document that is moved leaves no copy in its old place.
  const bytes = new TextEncoder().encode('name: B\n')
  const files = [
    { file: 'empresa.yaml', bytes, before: undefined },
    { file: 'company.yaml', bytes: undefined, before: bytes },
  ]
  expect(await store?.save({ files, photos: new Map(), message: '' })).toMatchObject({
    kind: 'saved',
  })
  expect([...folder.files.keys()]).toEqual(['empresa.yaml'])
})

it('a folder that the browser no longer gives is said in Portuguese, and is no change of somebody', async () => {
  const folder = new FakeFolder()
  const store = await opened(async () => folder)
  const bytes = (text: string) => new TextEncoder().encode(text)
  const files = [{ file: 'company.yaml', bytes: bytes('name: B\n'), before: bytes('name: A\n') }]
  const save = () => store?.save({ files, photos: new Map(), message: '' })
  const file = folder.files.get('company.yaml')
  if (!file) throw new Error('no file')
  file.createWritable = () => Promise.reject(new DOMException('No space', 'QuotaExceededError'))
  await expect(save()).rejects.toThrow('O navegador não conseguiu gravar na pasta.')
  folder.getFileHandle = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
  await expect(save()).rejects.toThrow('O navegador não conseguiu gravar na pasta.')
  const entries = () => {
    throw new DOMException('Gone', 'NotFoundError')
  }
  Object.assign(folder, { entries })
  await expect(store?.read()).rejects.toThrow('O navegador não conseguiu ler a pasta.')
})

it('a save that ended half way is finished by the next one', async () => {
  const folder = new FakeFolder()
  const store = await opened(async () => folder)
  const bytes = (text: string) => new TextEncoder().encode(text)
  const paper = new FakeFile('price: 1\n')
  const list = new FakeFile('Modelo\n')
  folder.files.set('papel.yaml', paper).set('papel.csv', list)
  const files = [
    { file: 'company.yaml', bytes: bytes('name: B\n'), before: bytes('name: A\n') },
    { file: 'papel.yaml', bytes: bytes('price: 2\n'), before: bytes('price: 1\n') },
    { file: 'papel.csv', bytes: undefined, before: bytes('Modelo\n') },
  ]
  const save = () => store?.save({ files, photos: new Map(), message: '' })
  const write = vi.spyOn(paper, 'createWritable')
  write.mockRejectedValueOnce(new DOMException('Locked', 'NoModificationAllowedError'))
  await expect(save()).rejects.toThrow('O navegador não conseguiu gravar na pasta.')
  expect(await save()).toMatchObject({ kind: 'saved' })
  expect(paper.text).toBe('price: 2\n')
  expect([...folder.files.keys()]).not.toContain('papel.csv')
})

it('a new photo takes the place of no other one that came into the folder meanwhile', async () => {
  const folder = new FakeFolder()
  const store = await opened(async () => folder)
  const save = (photo: string) =>
    store?.save({
      files: [
        { file: 'lots/a.yaml', bytes: new TextEncoder().encode('a: 1\n'), before: undefined },
      ],
      photos: new Map([['lots/a.jpg', new Blob([photo])]]),
      message: '',
    })
  folder.files.set('a.jpg', new FakeFile('theirs'))
  expect(await save('mine')).toEqual({
    kind: 'conflict',
    note: 'Já existe outra foto em photos/lots/a.jpg. Nada foi salvo: envie a sua de novo.',
  })
  expect([...folder.files.keys()]).not.toContain('a.yaml')
  expect(folder.files.get('a.jpg')?.text).toBe('theirs')
  // A photo with the same bytes is no conflict: a save that failed may have written it before.
  expect(await save('theirs')).toMatchObject({ kind: 'saved' })
  expect([...folder.opened].toSorted()).toEqual(['lots', 'photos'])
})
