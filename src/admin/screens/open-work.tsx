import { useCallback, useEffect, useState } from 'react'
import { SmallButton } from '../form/field-frame'
import type { GitHubStore } from '../store/github-store'
import { openWork, type OpenWork, type Pull } from '../store/open-work'
import { SCREENS } from './places'
import { useTask } from './use-task'

interface Props {
  store: GitHubStore
  /** Reads the content of a pull request, to be edited. */
  onContinue: (pull: Pull) => Promise<void>
}

/**
 * The changes that are not published yet, with their states. Reports, comments and approvals are
 * GitHub's.
 */
export function OpenWorkList({ store, onContinue }: Props) {
  const [works, setWorks] = useState<readonly OpenWork[]>([])
  const [message, setMessage] = useState('Perguntando ao GitHub.')
  const load = useCallback(() => {
    openWork(store.access, store.base).then(
      (open) => {
        setWorks(open)
        setMessage(open.length > 0 ? '' : 'Nada em aberto: tudo o que foi enviado está decidido.')
      },
      // After an error the list that was shown stays.
      (error: Error) => setMessage(error.message),
    )
  }, [store])
  useEffect(load, [load])
  return (
    <>
      <p role="status">{message}</p>
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

/** The title and the state of a change, and why the check refuses it. */
const WorkFacts = ({ work: { pull, state, refusal } }: { work: OpenWork }) => (
  <>
    <h2 className="ed-h2 wrap-anywhere">
      Nº {pull.number}: {pull.title}
    </h2>
    <p>
      <strong>{state}</strong> De {pull.user?.login}.
    </p>
    {refusal && <p className="wrap-anywhere">{refusal}</p>}
  </>
)

function WorkActions({
  work: { pull },
  store,
  onContinue,
  onDone,
}: Props & { work: OpenWork; onDone: () => void }) {
  const { failure, run } = useTask()
  const askForReview = () => run(() => store.askForReview(pull).finally(onDone))
  const goOn = () =>
    run(async () => {
      await onContinue(pull)
      location.assign(SCREENS.list.address)
    })
  return (
    <>
      <div className="ed-tools">
        {pull.draft && (
          <SmallButton onPress={() => void askForReview()}>Enviar para revisão</SmallButton>
        )}
        <SmallButton onPress={() => void goOn()}>Continuar a edição</SmallButton>
        <a href={pull.html_url} target="_blank" rel="noopener">
          Ver, comentar e aprovar no GitHub
        </a>
      </div>
      <p role="status">{failure && <span className="field-error">{failure}</span>}</p>
    </>
  )
}
