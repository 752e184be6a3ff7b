import { type MouseEvent, useEffect, useRef } from 'react'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { fillPlaces, formatList } from '../../lib/format'
import { focusAround } from '../../lib/focus-around'
import { weightId } from './estimate'
import { type EstimateNotice, undoEstimate } from './estimate-store'

interface Props {
  notice: EstimateNotice | undefined
  texts: ScrapPageView['estimate']
  materials: readonly MaterialView[]
}

function sentences(
  notice: EstimateNotice,
  texts: ScrapPageView['estimate'],
  materials: readonly MaterialView[],
): string {
  switch (notice.kind) {
    case 'cleared':
      return texts.cleared
    case 'added':
    case 'removed':
      return fillPlaces(texts[notice.kind], {
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

/**
 * Below the price table, in sight wherever a row was ticked: names the added material and links to
 * its weight. The focus stays on the checkbox.
 */
export function AddedLine({ notice, texts, materials }: Props) {
  const slug = notice?.kind === 'added' ? notice.slug : undefined
  const toWeight = (event: MouseEvent, id: string) => {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <p role="status" className="price-table-added">
      {notice && slug && (
        <>
          {sentences(notice, texts, materials)}{' '}
          <a href={`#${weightId(slug)}`} onClick={(event) => toWeight(event, weightId(slug))}>
            {texts.weightButton}
          </a>
        </>
      )}
    </p>
  )
}

/**
 * Describes the last change of the list and offers to undo it. Stays until the list changes, so
 * that nobody has to hurry.
 */
export function EstimateNoticeLine({ notice, texts, materials }: Props) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button has disappeared with the list; opening a link moves no focus.
    if (notice && notice.kind !== 'link' && document.activeElement === document.body)
      undo.current?.focus()
  }, [notice])

  const bringBack = () => {
    focusAround(undo.current)
    undoEstimate()
  }
  return (
    <div className="estimate-notice">
      <p role="status">
        {notice && notice.kind !== 'added' && sentences(notice, texts, materials)}
      </p>
      {notice?.back && (
        <button type="button" ref={undo} className="list-clear" onClick={bringBack}>
          {texts.undoButton}
        </button>
      )}
    </div>
  )
}
