import { METHOD_OF, MEDIUM_FATES } from '../../../content/vocabulary'
import { useServiceAids } from '../../content'
import { SelectField } from '../../ui/fields'
import { SectionHeading } from '../../ui/section'
import { AidAnswer, type AidProps, AidSource } from './aid-answer'
import { mediumAnswer } from './aid-answers'

const METHODS = ['clear', 'purge', 'destroy'] as const

/** Which method erases which medium: a whole list, and two questions that lead to one of its lines. */
export function MediumAid({ search, onAnswer }: AidProps) {
  const aids = useServiceAids()
  const { media: texts } = aids
  const { midia, destino } = search
  const answer = mediumAnswer(aids, search)
  return (
    <section className="sec" aria-labelledby="midias">
      <div className="wrap">
        <SectionHeading heading={texts.heading} designator="S5" id="midias" />
        <MediumQuestions search={search} onAnswer={onAnswer} />
        <AidAnswer
          aid="midias"
          sentence={answer?.sentence}
          search={{ midia, destino }}
          request={texts.request}
          requestButton={texts.requestButton}
          clearButton={aids.clearButton}
          onClear={() => onAnswer({ midia: undefined, destino: undefined })}
        >
          <p>{answer?.how}</p>
          <p className="muted">
            {texts.reportLabel}: {answer?.report}
          </p>
        </AidAnswer>
        <dl className="medium-aid-methods cols">
          {METHODS.map((method) => (
            <div key={method}>
              <dt>{texts.methods[method].name}</dt>
              <dd>{texts.methods[method].text}</dd>
            </div>
          ))}
        </dl>
        <MediumList search={search} />
        <p className="hint medium-aid-advice">{texts.advice}</p>
      </div>
    </section>
  )
}

function MediumQuestions({ search: { midia, destino }, onAnswer }: AidProps) {
  const { media: texts } = useServiceAids()
  return (
    <div className="medium-aid-questions needs-script">
      <SelectField
        label={texts.mediumLabel}
        name="midia"
        value={texts.rows.some(({ slug }) => slug === midia) ? (midia ?? '') : ''}
        onChange={(value) => onAnswer({ midia: value || undefined })}
        options={[
          { value: '', label: texts.mediumPlaceholder },
          ...texts.rows.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <SelectField
        label={texts.fateLabel}
        name="destino"
        value={destino ?? ''}
        onChange={(value) => onAnswer({ destino: MEDIUM_FATES.find((fate) => fate === value) })}
        options={[
          { value: '', label: texts.fatePlaceholder },
          ...MEDIUM_FATES.map((fate) => ({ value: fate, label: texts.fates[fate] })),
        ]}
      />
    </div>
  )
}

/** Every medium with its methods; the answers mark one medium and one method. */
function MediumList({ search: { midia, destino } }: Pick<AidProps, 'search'>) {
  const { media: texts, sourceLabel } = useServiceAids()
  const chosen = destino && METHOD_OF[destino]
  return (
    <ul className="medium-aid-media">
      {texts.rows.map((medium) => (
        <li
          key={medium.slug}
          className="medium-aid-medium"
          aria-current={medium.slug === midia || undefined}
        >
          <h3 className="h4">{medium.name}</h3>
          <dl>
            {METHODS.map((method) => (
              <div
                key={method}
                className={
                  medium.slug === midia && method === chosen ? 'medium-aid-chosen' : undefined
                }
              >
                <dt>{texts.methods[method].name}</dt>
                <dd>{medium[method]}</dd>
              </div>
            ))}
            <div>
              <dt>{texts.reportLabel}</dt>
              <dd>{medium.report}</dd>
            </div>
          </dl>
          <AidSource label={sourceLabel} source={medium.source} />
        </li>
      ))}
    </ul>
  )
}
