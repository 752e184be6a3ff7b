import { useCallback, useEffect, useState } from 'react'
import { SmallButton } from '../form/field-frame'
import type { Pull } from '../store/github-api'
import type { GitHubStore } from '../store/github-store'
import { SCREENS } from './places'
import { useTask } from './use-task'

interface Props {
  store: GitHubStore
  /** Reads the content of a pull request, to be edited. */
  onContinue: (pull: Pull) => Promise<void>
}

/**
 * The changes that are not published yet. Their check, reports, comments and approvals are
 * GitHub's.
 */
export function OpenWorkList({ store, onContinue }: Props) {
  const [pulls, setPulls] = useState<readonly Pull[]>([])
  const [message, setMessage] = useState('Perguntando ao GitHub.')
  const load = useCallback(() => {
    store.openPulls().then(
      (open) => {
        setPulls(open)
        setMessage(open.length > 0 ? '' : 'Nada em aberto: tudo o que foi enviado está decidido.')
      },
      // After an error the list that was shown stays.
      (error: Error) => setMessage(error.message),
    )
  }, [store])
  useEffect(load, [load])
  const { failure, run } = useTask()
  const askForReview = (pull: Pull) => run(() => store.askForReview(pull).finally(load))
  const goOn = (pull: Pull) =>
    run(async () => {
      await onContinue(pull)
      location.assign(SCREENS.list.address)
    })
  return (
    <>
      <p role="status">{failure ?? message}</p>
      <ul className="grid max-w-200 grid-cols-1 gap-4">
        {pulls.map((pull) => (
          <li key={pull.number} className="ed-card grid grid-cols-1 gap-3">
            <h2 className="ed-h2 wrap-anywhere">
              Nº {pull.number}: {pull.title}
            </h2>
            <p>
              <strong>
                {pull.draft ? 'Rascunho: ainda não foi enviado para revisão.' : 'Espera revisão.'}
              </strong>{' '}
              De {pull.user?.login}.
            </p>
            <div className="ed-tools">
              {pull.draft && (
                <SmallButton onPress={() => void askForReview(pull)}>
                  Enviar para revisão
                </SmallButton>
              )}
              <SmallButton onPress={() => void goOn(pull)}>Continuar a edição</SmallButton>
              <a href={pull.html_url} target="_blank" rel="noopener">
                Ver, comentar e aprovar no GitHub
              </a>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
