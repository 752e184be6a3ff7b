import { useEffect, useRef } from 'react'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { fillPlaces } from '../../lib/fill-places'
import { focusAround } from '../../lib/focus-around'
import { formatList } from '../../lib/format'
import { type LoadNotice, undoLoad } from './load-store'

interface Props {
  notice: LoadNotice | undefined
  texts: ScrapPageView['load']
  materials: readonly MaterialView[]
}

function sentences(
  notice: LoadNotice,
  texts: ScrapPageView['load'],
  materials: readonly MaterialView[],
): string {
  switch (notice.kind) {
    case 'cleared':
      return texts.cleared
    case 'removed':
      return fillPlaces(texts.removed, {
        material: materials.find(({ slug }) => slug === notice.slug)?.name ?? texts.materials.one,
      })
    case 'link':
      return [
        notice.unknown.length > 0 &&
          fillPlaces(texts.unknown, { nomes: formatList(notice.unknown) }),
        notice.empty ? texts.emptyLink : notice.back && texts.replaced,
      ]
        .filter(Boolean)
        .join(' ')
  }
}

/** What became of the list, and the way back; it stays until the list changes, so that nobody has to hurry. */
export function LoadNoticeLine({ notice, texts, materials }: Props) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button has gone with the list; a link that was opened moves no focus.
    if (notice && notice.kind !== 'link' && document.activeElement === document.body)
      undo.current?.focus()
  }, [notice])

  const bringBack = () => {
    focusAround(undo.current)
    undoLoad()
  }
  return (
    <div className="load-notice">
      <p role="status">{notice && sentences(notice, texts, materials)}</p>
      {notice?.back && (
        <button type="button" ref={undo} className="list-clear" onClick={bringBack}>
          {texts.undoButton}
        </button>
      )}
    </div>
  )
}
