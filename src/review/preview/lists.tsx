import type { AddressDiff, ContentDiff, PictureDiff, PictureSize } from '../content-diff'
import { count } from '../format-values'
import { anchor, Icon, Text } from './texts'

/** What keeps it from being published, in red, and what a reviewer should look at. */
export function Checks({ diff: { faults, remarks, documents } }: { diff: ContentDiff }) {
  const files = new Set(documents.map(({ file }) => file))
  return (
    <>
      {faults.length > 0 && (
        <section className="sec">
          <h2>Não pode ser publicado</h2>
          <ul className="check check-stop">
            {faults.map(({ file, line, column, field, message, cure }, index) => (
              <li key={index}>
                <Icon name="stop" />
                <div>
                  <b>
                    <Text>{`${field}: ${message}`}</Text>
                  </b>
                  <p>
                    <Text>{cure}</Text>
                  </p>
                  <p className="place">
                    <Text>{`${file}:${line}:${column}`}</Text>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {remarks.length > 0 && (
        <section className="sec">
          <h2>Confira antes de aprovar</h2>
          <ul className="check">
            {remarks.map(({ level, sentence, why, file, line }, index) => (
              <li key={index} className={level === 'alarm' ? 'alarm' : undefined}>
                <Icon name="warn" />
                <div>
                  <b>
                    <Text>{sentence}</Text>
                  </b>
                  <p>
                    <Text>{why}</Text>
                  </p>
                  <p className="place">
                    <Text>{line === undefined ? file : `${file}:${line}`}</Text>
                  </p>
                </div>
                {files.has(file) && <a href={`#${anchor('doc', file)}`}>Ver a mudança</a>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const addressText = ({ address, change, redirect, movedTo }: AddressDiff): string => {
  if (change === 'appears') return `${address} passa a existir`
  return `${address} deixa de existir${movedTo ? `, agora ${movedTo}` : ''}${redirect === undefined ? ', sem redirecionamento' : `, leva a ${redirect}`}`
}

const size = ({ bytes, pixels }: PictureSize): string =>
  `${pixels ? `${pixels.width} × ${pixels.height} px` : 'não é uma imagem'}, ${count(Math.max(1, Math.round(bytes / 1000)))} KB`

const PICTURES = { new: 'nova', gone: 'apagada', renamed: 'renomeada', changed: 'trocada' }
const pictureText = ({ file, renamedFrom, change, before, after }: PictureDiff): string =>
  `${renamedFrom ? `${renamedFrom} → ` : ''}${file}, ${PICTURES[change]}: ${[before, after].flatMap((one) => (one ? [size(one)] : [])).join(' → ')}`

/** What is no document. */
export function Others({
  addresses,
  pictures,
  otherFiles,
}: Pick<ContentDiff, 'addresses' | 'pictures' | 'otherFiles'>) {
  const lists = [
    ['Endereços', addresses.map(addressText)],
    ['Fotos', pictures.map(pictureText)],
    ['Outros arquivos', otherFiles],
  ] as const
  return lists.map(
    ([title, lines]) =>
      lines.length > 0 && (
        <section className="sec" key={title}>
          <h2>{title}</h2>
          <ul className="doc lines">
            {lines.map((line) => (
              <li key={line}>
                <Text>{line}</Text>
              </li>
            ))}
          </ul>
        </section>
      ),
  )
}
