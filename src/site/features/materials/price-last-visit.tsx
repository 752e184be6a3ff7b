import { useMemo } from 'react'
import { pointsBetween } from '../../../content/prices'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { formatVariation } from '../../lib/format'
import { useLastVisit } from '../../lib/last-visit'
import { LastVisit } from '../../ui/last-visit'

/** Prices that changed since a visit of an earlier day, the largest change first. */
export function PriceLastVisit({
  materials,
  texts,
}: {
  materials: readonly MaterialView[]
  texts: ScrapPageView['lastVisit']
}) {
  const now = useMemo(
    () => Object.fromEntries(materials.map(({ slug, pricePerKg }) => [slug, String(pricePerKg)])),
    [materials],
  )
  const { before, forget } = useLastVisit('visita-precos', now)
  if (!before) return null
  const changes = materials
    .flatMap(({ slug, name, pricePerKg }) => {
      const old = Number(before.shown[slug] ?? pricePerKg)
      const points = old > 0 ? pointsBetween(old, pricePerKg) : 0
      return points === 0 ? [] : [{ name, points }]
    })
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map(({ name, points }) => `${name} ${formatVariation(points)}`)
  return <LastVisit day={before.day} changes={changes} texts={texts} onForget={forget} />
}
