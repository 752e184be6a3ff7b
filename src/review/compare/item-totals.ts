import { columnOf, gradeCounts, sumUnits, type ItemList } from '../../content/item-list/item-list'
import { GRADES } from '../../content/vocabulary'
import type { SeenDiff } from '../../content/compare/diff-shapes'
import { count } from '../../content/compare/format-values'
import { compareSeen, type Facts } from '../../content/compare/change-lines'

/** Units as a whole, by grade and by model, where they differ. */
export function itemTotals(before: ItemList | undefined, after: ItemList | undefined): SeenDiff[] {
  const [old = new Map(), fresh = new Map()] = [before, after].map((list): Facts => {
    const facts: Facts = new Map()
    const put = (title: string, units: number) =>
      facts.set(title, { text: count(units), amount: units })
    if (!list) return facts
    put('Unidades', sumUnits(list.rows))
    for (const kind of ['functional', 'cosmetic'] as const) {
      const counts = gradeCounts(list, kind)
      const label = list.columns[columnOf(list, kind)]?.label ?? ''
      for (const grade of counts ? GRADES : []) put(`${label} ${grade}`, counts?.[grade] ?? 0)
    }
    for (const row of list.rows) {
      const model = `Modelo ${row.cells[columnOf(list, 'model')] ?? ''}`
      put(model, (facts.get(model)?.amount ?? 0) + row.units)
    }
    return facts
  })
  return compareSeen(old, fresh).filter(
    ({ before: was, after: is }) => (was ?? '0') !== (is ?? '0'),
  )
}
