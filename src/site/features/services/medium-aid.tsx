import { METHOD_OF, MEDIUM_FATES } from '../../../content/vocabulary'
import { useServiceAids } from '../../content'
import { SelectField } from '../../ui/fields'
import { SectionHeading } from '../../ui/section'
import { AidAnswer } from './aid-answer'
import { mediumAnswer } from './aid-answers'
import { AidSource } from './aid-source'
import type { ServicesSearch } from './services-search'

interface Props {
  search: ServicesSearch
  /** Told the new answers; the other aid's stay. */
  onAnswer: (answers: Partial<ServicesSearch>) => void
}

const METHODS = ['clear', 'purge', 'destroy'] as const

/** Which method for which medium: complete as it stands, and two questions that lead to one of its lines. */
export function MediumAid({ search, onAnswer }: Props) {
  const aids = useServiceAids()
  const { media: texts } = aids
  const { midia, destino } = search
  const answer = mediumAnswer(aids, search)
  const chosen = destino && METHOD_OF[destino]
  return (
    <section className="sec" aria-labelledby="midias">
      <div className="wrap">
        <SectionHeading heading={texts.heading} designator="S5" id="midias" />
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
              <AidSource label={aids.sourceLabel} source={medium.source} />
            </li>
          ))}
        </ul>
        <p className="hint medium-aid-advice">{texts.advice}</p>
      </div>
    </section>
  )
}
