import type { MaterialView } from '../../../content/views'

/** As many as two rows of the widest page hold. */
const MOST = 6

/** Other materials to offer beside one: those of its group first, each group in the order of the content, six at most. */
export function otherMaterialsOf(
  material: Pick<MaterialView, 'slug' | 'group'>,
  all: readonly MaterialView[],
): MaterialView[] {
  const others = all.filter(({ slug }) => slug !== material.slug)
  return [
    ...others.filter(({ group }) => group === material.group),
    ...others.filter(({ group }) => group !== material.group),
  ].slice(0, MOST)
}
