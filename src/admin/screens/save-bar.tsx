import { Button } from '../../site/ui/button'
import { SmallButton } from '../form/field-frame'
import type { Saving } from './use-save'

/** The button that saves a document, and the result of the last save. */
export function SaveBar({
  saving: { isBusy, outcome, failure },
  changed,
  unwritable,
  onReload,
}: {
  saving: Saving
  changed: boolean
  /** Why the edit cannot be written; undefined when it can. */
  unwritable: string | undefined
  onReload: () => void
}) {
  return (
    <div className="ed-save">
      <Button
        type="submit"
        variant="default"
        busy={isBusy}
        busyLabel="Salvando"
        aria-disabled={!changed || unwritable !== undefined}
      >
        Salvar
      </Button>
      <p role="status">
        {outcome?.note ?? (changed ? 'Há mudanças que não foram salvas.' : 'Nada para salvar.')}
        {outcome?.kind === 'saved' && outcome.link && (
          <>
            {' '}
            <a href={outcome.link.href} target="_blank" rel="noopener">
              {outcome.link.text}
            </a>
          </>
        )}
      </p>
      {outcome?.kind === 'conflict' && (
        <SmallButton onPress={onReload}>Ver o que mudou e continuar</SmallButton>
      )}
      <div role="alert">
        {(failure ?? unwritable) && <p className="ed-error">{failure ?? unwritable}</p>}
      </div>
    </div>
  )
}
