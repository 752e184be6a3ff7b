import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ServiceTablesView } from '../../../content/views/views'
import { DISCARD_KINDS } from '../../../content/vocabulary'
import { useContent } from '../../content'
import { type Fact, Facts } from '../../ui/facts'
import { SectionHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

const METHODS = ['clear', 'purge', 'destroy'] as const

const ROWS = 'questions [&_summary]:min-h-12 [&_summary]:py-2.5'

type Papers = ServiceTablesView['papers']['rows'][number]

const WHO: Record<Papers['who'][number], string> = { empresa: 'Empresa', pessoa: 'Pessoa física' }
const KINDS: Record<(typeof DISCARD_KINDS)[number], string> = {
  equipamento: 'Equipamento eletrônico',
  bateria: 'Pilhas e baterias',
  sucata: 'Sucata para vender',
}

/** Who needs a document, where and for what. */
const scopeOf = ({ who, states, kinds = [...DISCARD_KINDS] }: Papers): string =>
  [
    who.map((one) => WHO[one]).join(', '),
    states?.join(', ') ?? 'Todo o Brasil',
    kinds.map((kind) => KINDS[kind]).join(', '),
  ].join('; ')

/**
 * Which method erases which medium, and which documents a discard needs, each with its source. Rows
 * open by themselves: nobody needs all of them.
 */
export function ServiceTables() {
  const { heading, media, papers } = useContent('service-tables')
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="S4" />
        <div className="mt-8 grid gap-x-gutter gap-y-10 lg:grid-cols-2">
          <div>
            <h3 className="mb-4" id="midias">
              {media.title}
            </h3>
            <div className={ROWS}>
              <Row
                name="O que faz cada método"
                items={METHODS.map((method) => ({
                  name: media.methods[method].name,
                  value: media.methods[method].text,
                }))}
              />
              {media.rows.map((row) => (
                <Row
                  key={row.name}
                  {...row}
                  items={[
                    ...METHODS.map((method) => ({
                      name: media.methods[method].name,
                      value: row[method],
                    })),
                    { name: 'O laudo traz', value: row.report },
                  ]}
                />
              ))}
            </div>
            <p className="hint mt-4">{media.advice}</p>
          </div>
          <div>
            <h3 className="mb-4" id="documentos">
              {papers.title}
            </h3>
            <div className={ROWS}>
              {papers.rows.map((row) => (
                <Row
                  key={row.name}
                  {...row}
                  items={[
                    { name: 'O que é', value: row.what },
                    { name: 'Quando', value: row.when },
                    { name: 'Para', value: scopeOf(row) },
                  ]}
                />
              ))}
            </div>
            <p className="hint mt-4">{papers.advice}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

interface RowProps {
  name: string
  items: readonly Fact[]
  source?: Papers['source']
}

const Row = ({ name, items, source }: RowProps) => (
  <details>
    <summary>
      {name}
      <ChevronDown className="icon" aria-hidden="true" />
    </summary>
    <div className="text-small [&_dd]:font-normal">
      <Facts items={items} />
    </div>
    {source && (
      <p className="text-small">
        Fonte:{' '}
        {source.url ? (
          <SmartLink href={source.url} newTab>
            {source.name}
          </SmartLink>
        ) : (
          source.name
        )}
      </p>
    )}
  </details>
)
