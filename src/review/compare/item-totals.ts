import { columnOf, gradeCounts, sumUnits, type ItemList } from '../../content/item-list/item-list'
import { GRADES } from '../../content/vocabulary'
import type { SeenDiff } from '../../content/compare/diff-shapes'
import { count, differenceText } from '../../content/compare/format-values'

/** Units as a whole, by grade and by model, where they differ. */
export function itemTotals(before: ItemList | undefined, after: ItemList | undefined): SeenDiff[] {
  const sums = [before, after].map((list) => {
    const map = new Map<string, number>()
    if (!list) return map
    map.set('Unidades', sumUnits(list.rows))
    for (const kind of ['functional', 'cosmetic'] as const) {
      const counts = gradeCounts(list, kind)
      const label = list.columns[columnOf(list, kind)]?.label ?? ''
      for (const grade of counts ? GRADES : []) map.set(`${label} ${grade}`, counts?.[grade] ?? 0)
    }
    for (const row of list.rows) {
      const model = `Modelo ${row.cells[columnOf(list, 'model')] ?? ''}`
      map.set(model, (map.get(model) ?? 0) + row.units)
    }
    return map
  })
  const [old, fresh] = sums
  return [...new Set(sums.flatMap((map) => [...map.keys()]))].flatMap((title) => {
    const [was, is] = [old?.get(title), fresh?.get(title)]
    if (was === is || ((was ?? 0) === 0 && (is ?? 0) === 0)) return []
    const text = (units: number | undefined) => (units === undefined ? null : count(units))
    return [
      { title, before: text(was), after: text(is), difference: differenceText(was, is, undefined) },
    ]
  })
}
