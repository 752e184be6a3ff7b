import type { ReactNode } from 'react'
import { Button } from '../../site/ui/button'
import { SmallButton } from '../form/field-frame'
import type { SaveOutcome } from '../store/content-store'

/** What is known of a save: whether it runs, and how the last one ended. */
export interface SaveState {
  isBusy: boolean
  outcome: SaveOutcome | undefined
  failure: string | undefined
  reload: () => Promise<void>
}

/** The button that saves, what there is to save, and the result of the last save. */
export function SaveBar({
  saving: { isBusy, outcome, failure, reload },
  label = 'Salvar',
  isDisabled,
  pending,
  alert = failure,
  children,
}: {
  saving: SaveState
  label?: string
  isDisabled: boolean
  /** What there is to save; replaced by the result of a save. */
  pending: string
  /** Why nothing was or can be saved. */
  alert?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className="ed-save">
      <Button type="submit" busy={isBusy} busyLabel="Salvando" aria-disabled={isDisabled}>
        {label}
      </Button>
      <p role="status">
        {outcome?.note ?? pending}
        {outcome?.kind === 'saved' && outcome.link && (
          <>
            {' '}
            <a href={outcome.link.href}>{outcome.link.text}</a>
          </>
        )}
      </p>
      {children}
      <WayOn outcome={outcome} reload={reload} />
      <div role="alert">{alert && <p className="field-error">{alert}</p>}</div>
    </div>
  )
}

/** Reads again what somebody else changed, after it stopped a save. */
export const WayOn = ({ outcome, reload }: Pick<SaveState, 'outcome' | 'reload'>) =>
  outcome?.kind === 'conflict' && (
    <SmallButton onPress={() => void reload()}>Ver o que mudou e continuar</SmallButton>
  )
