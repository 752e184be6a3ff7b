import type { ServiceTablesView } from '../../../content/views'
import { DISCARD_KINDS } from '../../../content/vocabulary'
import { useContent } from '../../content'
import { type Fact, Facts } from '../../ui/facts'
import { SectionHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

const METHODS = ['clear', 'purge', 'destroy'] as const

/** Which method erases which medium, and which documents a discard needs, each with its source. */
export function ServiceTables() {
  const { heading, media, papers } = useContent('service-tables')
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="S4" />
        <h3 className="mt-10 mb-5" id="midias">
          {media.title}
        </h3>
        <Facts
          items={METHODS.map((method) => ({
            name: media.methods[method].name,
            value: media.methods[method].text,
          }))}
        />
        {media.rows.map((row) => (
          <Row
            key={row.name}
            name={row.name}
            source={row.source}
            items={[
              ...METHODS.map((method) => ({
                name: media.methods[method].name,
                value: row[method],
              })),
              { name: media.reportLabel, value: row.report },
            ]}
          />
        ))}
        <p className="hint">{media.advice}</p>
        <h3 className="mt-10 mb-5" id="documentos">
          {papers.title}
        </h3>
        {papers.rows.map(({ name, what, when, who, states, kinds, source }) => (
          <Row
            key={name}
            name={name}
            source={source}
            items={[
              { name: papers.whatColumn, value: what },
              { name: papers.whenColumn, value: when },
              {
                name: papers.forColumn,
                value: [
                  who.map((one) => papers.who[one]).join(', '),
                  states?.join(', ') ?? papers.everywhere,
                  (kinds ?? DISCARD_KINDS).map((kind) => papers.kinds[kind]).join(', '),
                ].join('; '),
              },
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
  items: readonly Fact[]
  source: ServiceTablesView['papers']['rows'][number]['source']
}

const Row = ({ name, items, source }: RowProps) => (
  <div className="grid gap-x-gutter gap-y-2 border-t border-hair py-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
    <h4>{name}</h4>
    <div>
      <Facts items={items} />
      <p className="small muted">
        Fonte:{' '}
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
