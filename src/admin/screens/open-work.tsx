import { useCallback, useEffect, useState } from 'react'
import { SmallButton } from '../form/field-frame'
import { ReviewReport } from '../preview/review-report'
import type { GitHubStore } from '../store/github-store'
import { openWork, sendReview, type OpenWork, type Pull } from '../store/open-work'
import { SCREENS } from './places'
import { useTask } from './use-task'

interface Props {
  store: GitHubStore
  /** Reads the content of a pull request, to be edited. */
  onContinue: (pull: Pull) => Promise<void>
}

/** The changes that are not published yet, with their states, to be approved or commented here. */
export function OpenWorkList({ store, onContinue }: Props) {
  const [works, setWorks] = useState<readonly OpenWork[]>([])
  const [said, setSaid] = useState('Perguntando ao GitHub.')
  const load = useCallback(() => {
    openWork(store.access, store.base).then(
      (open) => {
        setWorks(open)
        setSaid(open.length > 0 ? '' : 'Nada em aberto: tudo o que foi enviado está decidido.')
      },
      // After an error the list that was shown stays, with any comment that is being typed.
      (error: Error) => setSaid(error.message),
    )
  }, [store])
  useEffect(load, [load])
  return (
    <>
      <p role="status">{said}</p>
      {works.length > 0 && (
        <ul className="grid max-w-200 grid-cols-1 gap-4">
          {works.map((work) => (
            <li key={work.pull.number} className="ed-card grid grid-cols-1 gap-3">
              <WorkFacts work={work} />
              <WorkActions work={work} store={store} onContinue={onContinue} onDone={load} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const versionOf = ({ pull }: OpenWork): string => pull.head.sha.slice(0, 7)

/** The title and the state of a change, the review's findings, and the words of the reviewers. */
function WorkFacts({ work }: { work: OpenWork }) {
  const { pull, state, report, refusal, words } = work
  return (
    <>
      <h2 className="ed-h2 wrap-anywhere">
        Nº {pull.number}: {pull.title}
      </h2>
      <p>
        <strong>{state}</strong> Versão {versionOf(work)}, de {pull.user?.login}.
      </p>
      {refusal && <ReviewReport text={refusal} />}
      {words.map((word, index) => (
        <p key={index}>
          {word.by}: «{word.text}»
        </p>
      ))}
      {report && (
        <details className="ed-note">
          <summary>O que muda</summary>
          <ReviewReport text={report} />
        </details>
      )}
    </>
  )
}

/**
 * The actions of an editor or a reviewer on a change. An approval and a comment apply to the commit
 * that is shown, and to no later one.
 */
function WorkActions({
  work,
  store,
  onContinue,
  onDone,
}: Props & { work: OpenWork; onDone: () => void }) {
  const { pull, report, refusal } = work
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const { failure, run } = useTask()
  const act = (send: () => Promise<void>, done: string) => () =>
    void run(async () => {
      setSaid('')
      // After a refusal the newest commit is shown, too.
      await send().finally(onDone)
      setSaid(done)
    })
  const review = async (event: 'APPROVE' | 'COMMENT') => {
    await sendReview(store.access, pull, event, text)
    setText((now) => (now === text ? '' : now))
  }
  const goOn = () =>
    void run(async () => {
      await onContinue(pull)
      location.assign(SCREENS.list.address)
    })
  return (
    <>
      <div className="ed-field">
        <label htmlFor={`comentario-${pull.number}`}>Comentário</label>
        <textarea
          id={`comentario-${pull.number}`}
          className="input ed-input"
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="ed-tools">
        {report !== undefined && refusal === undefined && !pull.draft && (
          <SmallButton onPress={act(() => review('APPROVE'), 'Aprovado.')}>
            Aprovar a versão {versionOf(work)}
          </SmallButton>
        )}
        <SmallButton onPress={act(() => review('COMMENT'), 'Comentário enviado.')}>
          Comentar
        </SmallButton>
        {pull.draft && (
          <SmallButton onPress={act(() => store.askForReview(pull), 'Enviado para revisão.')}>
            Enviar para revisão
          </SmallButton>
        )}
        <SmallButton onPress={goOn}>Continuar a edição</SmallButton>
        <a href={pull.html_url} target="_blank" rel="noopener">
          Ver no GitHub
        </a>
      </div>
      <p role="status">{failure ? <span className="field-error">{failure}</span> : said}</p>
    </>
  )
}
