import type { ServiceAidsView } from '../../../content/views'
import { DISCARD_KINDS, DISCARDERS, MEDIUM_FATES } from '../../../content/vocabulary'
import { useServiceAids } from '../../content'
import { SectionHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { Aid, type Answers } from './aid'
import { mediumAnswer, papersAnswer } from './aid-answers'
import { OTHER_STATE } from './services-search'

const METHODS = ['clear', 'purge', 'destroy'] as const

interface AidsProps {
  /** The answers; none in the prerendered page and in the first hydrated render. */
  search: Answers
}

/** Two aids to choose by, and the whole table behind them, which also works without script. */
export function Aids({ search }: AidsProps) {
  const texts = useServiceAids()
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={texts.heading} designator="S4" />
        <div className="aid-pair needs-script">
          <MediumAid search={search} />
          <PaperAid search={search} />
        </div>
        <details className="aid-all">
          <summary>{texts.tableButton}</summary>
          <AidTables />
        </details>
      </div>
    </section>
  )
}

/** Which method erases which medium. */
function MediumAid({ search }: AidsProps) {
  const aids = useServiceAids()
  const { media } = aids
  const { midia, destino } = search
  const answer = mediumAnswer(aids, search)
  return (
    <Aid
      id="midias"
      title={media.title}
      questions={[
        {
          label: media.mediumLabel,
          given: media.rows.find(({ slug }) => slug === midia)?.name,
          options: media.rows.map(({ slug, name }) => ({ answer: { midia: slug }, text: name })),
        },
        {
          label: media.fateLabel,
          given: destino && media.fates[destino],
          options: MEDIUM_FATES.map((fate) => ({
            answer: { destino: fate },
            text: media.fates[fate],
          })),
        },
      ]}
      search={search}
      own={{ midia, destino }}
      sentence={answer?.sentence}
      request={media.request}
      advice={media.advice}
    >
      {answer && (
        <>
          <p>{answer.protects}</p>
          <p>{answer.how}</p>
          <p>
            {media.reportLabel}: {answer.report}
          </p>
          <AidSource source={answer.source} />
        </>
      )}
    </Aid>
  )
}

/** Which documents a discard needs. */
function PaperAid({ search }: AidsProps) {
  const aids = useServiceAids()
  const { papers } = aids
  const { quem, uf, tipo } = search
  const answer = papersAnswer(aids, search)
  const states = [...new Set(papers.rows.flatMap((row) => row.states ?? []))]
  return (
    <Aid
      id="documentos"
      title={papers.title}
      questions={[
        {
          label: papers.whoLabel,
          given: quem && papers.who[quem],
          options: DISCARDERS.map((one) => ({ answer: { quem: one }, text: papers.who[one] })),
        },
        {
          label: papers.stateLabel,
          given: uf === OTHER_STATE ? papers.otherState : uf,
          options: [
            ...states.map((state) => ({ answer: { uf: state }, text: state })),
            { answer: { uf: OTHER_STATE }, text: papers.otherState },
          ],
        },
        {
          label: papers.kindLabel,
          given: tipo && papers.kinds[tipo],
          options: DISCARD_KINDS.map((kind) => ({
            answer: { tipo: kind },
            text: papers.kinds[kind],
          })),
        },
      ]}
      search={search}
      own={{ quem, uf, tipo }}
      sentence={answer?.sentence}
      request={papers.request}
      advice={papers.advice}
    >
      {answer?.rows.map(({ name, when, source }) => (
        <div key={name}>
          <p>
            <b>{name}.</b> {when}
          </p>
          <AidSource source={source} />
        </div>
      ))}
    </Aid>
  )
}

/** Every line behind the answers, with its source. */
function AidTables() {
  const { media, papers } = useServiceAids()
  return (
    <>
      <h3>{media.title}</h3>
      {media.rows.map((row) => (
        <AidRow
          key={row.slug}
          name={row.name}
          source={row.source}
          facts={[
            ...METHODS.map((method) => [media.methods[method].name, row[method]] as const),
            [media.reportLabel, row.report],
          ]}
        />
      ))}
      <p className="hint">{media.advice}</p>
      <h3>{papers.title}</h3>
      {papers.rows.map(({ name, what, when, who, states, kinds, source }) => (
        <AidRow
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
    </>
  )
}

interface AidRowProps {
  name: string
  facts: readonly (readonly [string, string])[]
  source: Source
}

const AidRow = ({ name, facts, source }: AidRowProps) => (
  <div className="aid-row">
    <h4>{name}</h4>
    <div>
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <AidSource source={source} />
    </div>
  </div>
)

type Source = ServiceAidsView['papers']['rows'][number]['source']

/** The source of a row of an aid. */
function AidSource({ source: { name, url } }: { source: Source }) {
  const { sourceLabel } = useServiceAids()
  return (
    <p className="small muted">
      {sourceLabel}
      {': '}
      {url ? (
        <SmartLink href={url} newTab>
          {name}
        </SmartLink>
      ) : (
        name
      )}
    </p>
  )
}
