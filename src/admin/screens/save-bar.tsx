import { Button } from '../../site/ui/button'
import { SmallButton } from '../form/field-frame'
import type { SaveOutcome } from '../store/content-store'
import type { Saving } from './use-save'

/** The button that saves a document, and the result of the last save. */
export function SaveBar({
  saving: { isBusy, outcome, failure, reload },
  changed,
  unwritable,
}: {
  saving: Saving
  changed: boolean
  /** Why the edit cannot be written; undefined when it can. */
  unwritable: string | undefined
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
      <SavedLine outcome={outcome}>
        {changed ? 'Há mudanças que não foram salvas.' : 'Nada para salvar.'}
      </SavedLine>
      <WayOn outcome={outcome} reload={reload} />
      <div role="alert">
        {(failure ?? unwritable) && <p className="field-error">{failure ?? unwritable}</p>}
      </div>
    </div>
  )
}

/** Reads again what somebody else changed, after it stopped a save. */
export const WayOn = ({
  outcome,
  reload,
}: {
  outcome: SaveOutcome | undefined
  reload: () => Promise<void>
}) =>
  outcome?.kind === 'conflict' && (
    <SmallButton onPress={() => void reload()}>Ver o que mudou e continuar</SmallButton>
  )

/** The result of the last save with its link; before one, what there is to save. */
export function SavedLine({
  outcome,
  children,
}: {
  outcome: SaveOutcome | undefined
  children: string
}) {
  return (
    <p role="status">
      {outcome?.note ?? children}
      {outcome?.kind === 'saved' && outcome.link && (
        <>
          {' '}
          <a href={outcome.link.href}>{outcome.link.text}</a>
        </>
      )}
    </p>
  )
}
