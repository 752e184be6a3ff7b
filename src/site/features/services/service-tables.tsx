import type { ServiceTablesView } from '../../../content/views'
import { DISCARD_KINDS } from '../../../content/vocabulary'
import { useContent } from '../../content'
import { SectionHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

const METHODS = ['clear', 'purge', 'destroy'] as const

/** Which method erases which medium, and which documents a discard needs, each with its source. */
export function ServiceTables() {
  const { heading, media, papers } = useContent('service-tables')
  return (
    <section className="sec">
      <div className="wrap service-tables">
        <SectionHeading heading={heading} designator="S4" />
        <h3 id="midias">{media.title}</h3>
        <Facts
          facts={METHODS.map((method) => [media.methods[method].name, media.methods[method].text])}
        />
        {media.rows.map((row) => (
          <Row
            key={row.name}
            name={row.name}
            source={row.source}
            facts={[
              ...METHODS.map((method) => [media.methods[method].name, row[method]] as const),
              [media.reportLabel, row.report],
            ]}
          />
        ))}
        <p className="hint">{media.advice}</p>
        <h3 id="documentos">{papers.title}</h3>
        {papers.rows.map(({ name, what, when, who, states, kinds, source }) => (
          <Row
            key={name}
            name={name}
            source={source}
            facts={[
              [papers.whatColumn, what],
              [papers.whenColumn, when],
              [
                papers.forColumn,
                [
                  who.map((one) => papers.who[one]).join(', '),
                  states?.join(', ') ?? papers.everywhere,
                  (kinds ?? DISCARD_KINDS).map((kind) => papers.kinds[kind]).join(', '),
                ].join('; '),
              ],
            ]}
          />
        ))}
        <p className="hint">{papers.advice}</p>
      </div>
    </section>
  )
}

interface RowProps {
  name: string
  facts: readonly (readonly [string, string])[]
  source: ServiceTablesView['papers']['rows'][number]['source']
}

function Row({ name, facts, source }: RowProps) {
  const { sourceLabel } = useContent('service-tables')
  return (
    <div className="service-table-row">
      <h4>{name}</h4>
      <div>
        <Facts facts={facts} />
        <p className="small muted">
          {sourceLabel}
          {': '}
          {source.url ? (
            <SmartLink href={source.url} newTab>
              {source.name}
            </SmartLink>
          ) : (
            source.name
          )}
        </p>
      </div>
    </div>
  )
}

const Facts = ({ facts }: Pick<RowProps, 'facts'>) => (
  <dl>
    {facts.map(([label, text]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
