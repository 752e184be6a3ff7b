import type { MaterialView } from '../../../content/views'
import { addMaterial } from './labels'

/** What the ticks of the board do: which materials are in the load, and the way in and out. */
export interface BoardPick {
  has: (slug: string) => boolean
  /** Puts a material into the load or takes it out; one that is there or not already stays so. */
  onPick: (slug: string, isPicked: boolean) => void
}

/**
 * Puts a row's material into the load with one tap, and out again. A tick, not a button: what is ticked before any script runs
 * stays ticked and counts when it does. `autoComplete`: the load is this tab's to remember, not the browser's.
 */
export const BoardAdd = ({
  material: { slug, name },
  pick,
}: {
  material: MaterialView
  pick: BoardPick
}) => (
  <input
    type="checkbox"
    className="board-add"
    autoComplete="off"
    aria-label={addMaterial(name)}
    checked={pick.has(slug)}
    onChange={({ target }) => pick.onPick(slug, target.checked)}
  />
)
