import { DISCARD_KINDS, DISCARDERS, STATES } from '../../../content/vocabulary'
import { useServiceAids } from '../../content'
import { SelectField } from '../../ui/fields'
import { SectionHeading } from '../../ui/section'
import { AidAnswer, type AidProps, AidSource } from './aid-answer'
import { papersAnswer, papersFor } from './aid-answers'

const named = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }))

/** Which documents a discard needs: the whole list, and three questions that shorten it. */
export function PaperAid({ search, onAnswer }: AidProps) {
  const aids = useServiceAids()
  const { papers: texts } = aids
  const { quem, uf, tipo } = search
  return (
    <section className="sec on-backdrop" aria-labelledby="documentos">
      <div className="wrap">
        <SectionHeading heading={texts.heading} designator="S6" id="documentos" />
        <PaperQuestions search={search} onAnswer={onAnswer} />
        <AidAnswer
          aid="documentos"
          sentence={papersAnswer(aids, search)?.sentence}
          search={{ quem, uf, tipo }}
          request={texts.request}
          requestButton={texts.requestButton}
          clearButton={aids.clearButton}
          onClear={() => onAnswer({ quem: undefined, uf: undefined, tipo: undefined })}
        />
        <PaperList search={search} />
        <p className="hint paper-aid-advice">{texts.advice}</p>
      </div>
    </section>
  )
}

function PaperQuestions({ search: { quem, uf, tipo }, onAnswer }: AidProps) {
  const { papers: texts } = useServiceAids()
  const any = { value: '', label: texts.anyLabel }
  return (
    <div className="paper-aid-questions needs-script">
      <SelectField
        label={texts.whoLabel}
        name="quem"
        value={quem ?? ''}
        onChange={(value) => onAnswer({ quem: DISCARDERS.find((one) => one === value) })}
        options={[any, ...named(DISCARDERS, texts.who)]}
      />
      <SelectField
        label={texts.stateLabel}
        name="uf"
        value={uf ?? ''}
        onChange={(value) => onAnswer({ uf: STATES.find((one) => one === value) })}
        options={[any, ...STATES.map((state) => ({ value: state, label: state }))]}
      />
      <SelectField
        label={texts.kindLabel}
        name="tipo"
        value={tipo ?? ''}
        onChange={(value) => onAnswer({ tipo: DISCARD_KINDS.find((one) => one === value) })}
        options={[any, ...named(DISCARD_KINDS, texts.kinds)]}
      />
    </div>
  )
}

/** The documents that the answers leave. */
function PaperList({ search }: Pick<AidProps, 'search'>) {
  const { papers: texts, sourceLabel } = useServiceAids()
  return (
    <ul className="paper-aid-list">
      {papersFor(texts.rows, search).map(({ name, what, when, who, states, kinds, source }) => (
        <li key={name} className="paper-aid-paper cols">
          <h3 className="h4">{name}</h3>
          <div>
            <p>{what}</p>
            <p>{when}</p>
            <AidSource label={sourceLabel} source={source} />
          </div>
          <dl>
            <div>
              <dt>{texts.whoColumn}</dt>
              <dd>{who.map((one) => texts.who[one]).join(', ')}</dd>
            </div>
            <div>
              <dt>{texts.stateColumn}</dt>
              <dd>{states?.join(', ') ?? texts.everywhere}</dd>
            </div>
            <div>
              <dt>{texts.kindColumn}</dt>
              <dd>{(kinds ?? DISCARD_KINDS).map((kind) => texts.kinds[kind]).join(', ')}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
