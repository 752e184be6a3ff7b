import { useEffect, useRef } from 'react'
import type { MaterialView } from '../../../../content/views/views'
import { focusAround } from '../../../lib/focus-around'
import { formatList } from '../../../lib/format'
import { weightId } from '../shared/estimate'
import { type EstimateNotice, undoEstimate } from './estimate-store'

interface Props {
  notice: EstimateNotice | undefined
  materials: readonly MaterialView[]
}

const nameOf = (slug: string, materials: readonly MaterialView[]) =>
  materials.find((material) => material.slug === slug)?.name ?? 'material'

/**
 * Below the price table, in sight wherever a row was ticked: names the added material and links to
 * its weight. The focus stays on the checkbox. At its full height the bar at a phone's foot overlaps
 * the padding of this line.
 */
export const AddedLine = ({ notice, materials }: Props) => (
  <p
    role="status"
    className="sticky bottom-[calc(max(0px,var(--bar)-16px)+env(safe-area-inset-bottom,0px))] border-light-14 bg-mask-800 not-empty:border-t not-empty:px-5 not-empty:py-3 print:hidden @min-[40rem]:not-empty:px-8"
  >
    {notice?.kind === 'added' && notice.slug && (
      <>
        {nameOf(notice.slug, materials)} entrou na lista.{' '}
        <a
          className="inline-block py-2.5 text-gold-400"
          href={`#${weightId(notice.slug)}`}
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(weightId(notice.slug))?.focus()
          }}
        >
          Informar o peso
        </a>
      </>
    )}
  </p>
)

/**
 * Describes the last change of the list and offers to undo it. Stays until the list changes, so
 * that nobody has to hurry.
 */
export function EstimateNoticeLine({ notice, materials }: Props) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pressed button has disappeared with the list; opening a link moves no focus.
    if (notice && notice.kind !== 'link' && document.activeElement === document.body)
      undo.current?.focus()
  }, [notice])

  return (
    <div className="estimate-notice flex flex-wrap items-center justify-between gap-x-4 px-5 text-small not-has-[p:empty]:mt-3 md:px-8">
      <p role="status">{notice && sentence(notice, materials)}</p>
      {notice?.back && (
        <button
          type="button"
          ref={undo}
          className="list-clear"
          onClick={() => {
            focusAround(undo.current)
            undoEstimate()
          }}
        >
          Desfazer
        </button>
      )}
    </div>
  )
}

function sentence(notice: EstimateNotice, materials: readonly MaterialView[]): string {
  if (notice.kind === 'cleared') return 'Lista limpa.'
  if (notice.kind !== 'link')
    return notice.kind === 'added' ? '' : `${nameOf(notice.slug, materials)} saiu da lista.`
  const { unknown, empty, back } = notice
  return [
    unknown.length > 0 && `Ficou de fora, porque não está no painel: ${formatList(unknown)}.`,
    empty && 'O link não trouxe nenhum material do painel. Escolha os materiais aqui.',
    back && 'A lista do link tomou o lugar da sua.',
  ]
    .filter(Boolean)
    .join(' ')
}
