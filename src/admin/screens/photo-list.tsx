import { useMemo, useState } from 'react'
import { photosNamed } from '../../content/check/photo-files'
import type { ContentSet } from '../check/content-set'
import { SmallButton } from '../form/field-frame'
import { FormContext } from '../form/form-context'
import { usePhoto } from '../form/use-photo'
import { fileSize } from '../photos/inspect-upload'
import type { PhotoShelf } from '../photos/photo-shelf'
import { documentAddress } from './places'

/** More at once would read many files that nobody looks at. */
const AT_ONCE = 24

const NO_FORM = { errors: [], warnings: [], choices: new Map(), photoName: '', photoFolder: '' }

/** Every photo of the content with the documents that show it, unused photos first. */
export function PhotoList({ content, shelf }: { content: ContentSet; shelf: PhotoShelf }) {
  const [count, setCount] = useState(AT_ONCE)
  const uses = useMemo(() => photoUses(content, shelf.paths), [content, shelf])
  const unused = shelf.paths.filter((path) => !uses.has(path))
  const paths = [...unused, ...shelf.paths.filter((path) => uses.has(path))]
  return (
    <FormContext value={{ ...NO_FORM, shelf }}>
      <p className="hint mb-4">
        {paths.length} fotos em content/photos, {unused.length} sem uso. Uma foto entra em um
        documento pelo campo dela, ou no texto de um artigo pelo botão Foto.
      </p>
      <ul className="ed-types">
        {paths.slice(0, count).map((path) => (
          <li key={path} className="ed-card">
            <Photo path={path} files={uses.get(path) ?? []} />
          </li>
        ))}
      </ul>
      {paths.length > count && (
        <SmallButton onPress={() => setCount(count + AT_ONCE)}>Mostrar mais fotos</SmallButton>
      )}
    </FormContext>
  )
}

/** A photo, its size, and the way to each document that shows it. */
function Photo({ path, files }: { path: string; files: readonly string[] }) {
  const shown = usePhoto(path)
  return (
    <>
      {shown && <img className="rounded-control" src={shown.url} alt="" />}
      <p className="mt-2">{path}</p>
      {shown && (
        <p className="hint">
          {shown.width} × {shown.height} px, {fileSize(shown.bytes)}
        </p>
      )}
      {files.length === 0 && <p className="hint">Nenhum documento a mostra.</p>}
      <ul>
        {files.map((file) => (
          <li key={file}>
            <a href={documentAddress(file)}>{file}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The files that name each photo, by its path below content/photos. */
export function photoUses(
  { documents }: ContentSet,
  photos: readonly string[],
): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const [file, { decoded }] of documents)
    for (const path of photosNamed(decoded.text, photos))
      uses.set(path, [...(uses.get(path) ?? []), file])
  return uses
}
