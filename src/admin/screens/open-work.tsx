import { useEffect, useState } from 'react'
import { SmallButton } from '../form/field-frame'
import { ReviewReport } from '../preview/review-report'
import type { GitHubStore } from '../store/github-store'
import { openWork, sendReview, type OpenWork, type Pull } from '../store/open-work'
import { useTask } from './use-task'

interface Props {
  store: GitHubStore
  /** Edits a pull request's content from now on. */
  onContinue: (pull: Pull) => void
}

/** The changes that are not published yet, with their states; who may approves or comments them. */
export function OpenWorkList({ store, onContinue }: Props) {
  const [works, setWorks] = useState<readonly OpenWork[] | string>('Perguntando ao GitHub.')
  const [reads, setReads] = useState(0)
  useEffect(() => {
    openWork(store.access, store.base).then(setWorks, (error: Error) => setWorks(error.message))
  }, [store, reads])
  if (typeof works === 'string') return <p role="status">{works}</p>
  if (works.length === 0) return <p>Nada em aberto: tudo o que foi enviado está decidido.</p>
  return (
    <ul className="grid max-w-200 grid-cols-1 gap-4">
      {works.map((work) => (
        <WorkCard
          key={work.pull.number}
          work={work}
          store={store}
          onContinue={onContinue}
          onDone={() => setReads(reads + 1)}
        />
      ))}
    </ul>
  )
}

function WorkCard({
  work: { pull, state, report, refusal, words },
  store,
  onContinue,
  onDone,
}: Props & { work: OpenWork; onDone: () => void }) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const { failure, run } = useTask()
  const id = `comentario-${pull.number}`
  const act = (work: () => Promise<void>, done: string) =>
    void run(async () => {
      setSaid('')
      // After a refusal the newest commit is shown, too.
      await work().finally(onDone)
      setSaid(done)
      setText('')
    })
  const comment = async () => {
    if (text.trim() === '') throw new Error('Escreva o comentário.')
    await sendReview(store.access, pull, 'COMMENT', text)
  }
  const canApprove = report !== undefined && refusal === undefined && !pull.draft
  return (
    <li className="ed-card grid grid-cols-1 gap-3">
      <h2 className="ed-h2 wrap-anywhere">
        Nº {pull.number}: {pull.title}
      </h2>
      <p>
        <strong>{state}</strong> Versão {pull.head.sha.slice(0, 7)}, de {pull.user?.login}.
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
      <div className="ed-field">
        <label htmlFor={id}>Comentário</label>
        <textarea
          id={id}
          className="input ed-input"
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="ed-tools">
        {canApprove && (
          <SmallButton
            onPress={() => act(() => sendReview(store.access, pull, 'APPROVE', text), 'Aprovado.')}
          >
            Aprovar a versão {pull.head.sha.slice(0, 7)}
          </SmallButton>
        )}
        <SmallButton onPress={() => act(comment, 'Comentário enviado.')}>Comentar</SmallButton>
        {pull.draft && (
          <SmallButton onPress={() => act(() => store.askForReview(pull), 'Enviado para revisão.')}>
            Enviar para revisão
          </SmallButton>
        )}
        <SmallButton onPress={() => onContinue(pull)}>Continuar a edição</SmallButton>
        <a href={pull.html_url} target="_blank" rel="noopener">
          Ver no GitHub
        </a>
      </div>
      <p role="status">{failure ? <span className="field-error">{failure}</span> : said}</p>
    </li>
  )
}
