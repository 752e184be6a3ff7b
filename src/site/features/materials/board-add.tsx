import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import type { MaterialView } from '../../../content/views'
import { addMaterial } from './labels'

/** What the buttons of the board do: which materials are in the load, and the way in and out. */
export interface BoardPick {
  has: (slug: string) => boolean
  onToggle: (slug: string) => void
}

/** Puts a row's material into the load with one tap, and out again. */
export function BoardAdd({ material: { slug, name }, pick }: { material: MaterialView; pick: BoardPick }) {
  const picked = pick.has(slug)
  const Sign = picked ? Check : Plus
  return (
    <button type="button" className="board-add" aria-pressed={picked} aria-label={addMaterial(name)} onClick={() => pick.onToggle(slug)}>
      <Sign className="icon" aria-hidden="true" />
    </button>
  )
}
