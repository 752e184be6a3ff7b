import type { Found } from '../check/find-text'
import { documentAddress } from './places'

/** The texts that contain the searched words; each leads to its field. */
export function FoundTexts({
  found,
  hasDocuments,
}: {
  found: readonly Found[]
  hasDocuments: boolean
}) {
  const [first] = found
  if (!first)
    return hasDocuments ? null : (
      <p className="hint">
        Não achei esta frase. Ela pode estar em uma foto, ou vir de um cálculo: preço, total, data.
      </p>
    )
  return (
    <section className="mb-8" aria-labelledby="nos-textos">
      <h2 id="nos-textos" className="ed-h2">
        {first.isPart ? 'Textos parecidos' : 'Nos textos'}
      </h2>
      <ul className="ed-list mb-2">
        {found.map(({ file, field, title, before, match, after }) => (
          <li key={`${file} ${field}`}>
            <a
              className="ed-row"
              href={`${documentAddress(file)}?campo=${encodeURIComponent(field)}`}
            >
              <span>
                {before}
                <mark className="bg-mark">{match}</mark>
                {after}
              </span>
              <small>
                {title} em {file.replace(/\.\w+$/, '')}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
