import { type RefObject, useId, useRef } from 'react'
import { boardDay } from '../../../../content/prices/prices'
import { MATERIAL_GROUP_NAMES } from '../../../../content/vocabulary'
import { useContent } from '../../../content'
import { SearchBox, useSearchText } from '../../../ui/search-box'
import { PriceDay } from '../../../ui/variation'
import { SCRAP_PATH } from '../shared/addresses'
import { countMaterials, weightId } from '../shared/estimate'
import { useEstimate } from '../shared/estimate-store'
import { PriceDisplay } from '../shared/price-display'
import { ORDERS, type ScrapSearch, tableSections } from './price-table-order'
import { PICK, Row } from './price-table-rows'

interface Props {
  search: ScrapSearch
  /** Changes the address: typing replaces the history entry, an order pushes a new one. */
  onSearch: (change: ScrapSearch, how: 'replace' | 'push') => void
}

/** The price table, in the look of an exchange's display. Without scripts it is a plain table in groups. */
export function PriceTable({ search, onSearch }: Props) {
  const { disclaimer } = useContent('scrap-page')
  const materials = useContent('materials')
  const { isListed, lines, added } = useEstimate(materials)
  const box = useRef<HTMLInputElement>(null)
  const { text, setText, settle } = useSearchText(search.q ?? '', (q) =>
    onSearch({ q: q || undefined }, 'replace'),
  )
  const sections = tableSections(materials, { q: text, ordem: search.ordem })
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  const found = count === 0 ? 'Nenhum material encontrado.' : countMaterials(count)
  const day = boardDay(materials)

  return (
    <PriceDisplay
      aria-labelledby="painel"
      terms={`Variação sobre o preço médio do mês anterior. Com asterisco, o material ainda não tem histórico. ${disclaimer}`}
    >
      <div className="grid items-end gap-x-6 gap-y-1.5 px-5 py-6 pb-1 @min-[40rem]:print:p-0 @min-[40rem]:grid-cols-[1fr_minmax(0,22rem)] @min-[40rem]:px-8 @min-[40rem]:pb-6">
        <h2 id="painel" className="text-h3 text-on-dark">
          Quanto pagamos por kg
        </h2>
        <p className="silk num text-on-dark-muted">
          R$ por kg{day && ', '}
          {day && <PriceDay day={day} />}
        </p>
        <Tools
          text={text}
          onText={setText}
          box={box}
          order={search.ordem ?? ''}
          onOrder={(ordem) => onSearch({ ordem }, 'push')}
        />
      </div>
      {/* Only the form turns off the browser's own memory of ticks, which would contradict the list. */}
      <form className="print:block!" autoComplete="off" method="dialog">
        <table className="price-table num">
          <caption className="sr">
            Preço de compra por quilo, variação e situação de cada material
          </caption>
          <thead>
            <tr>
              {['Material', 'R$/kg', 'Variação', 'Situação'].map((label) => (
                <th key={label} scope="col" className="silk h-11 print:h-7">
                  {label}
                </th>
              ))}
              <th scope="col" className={PICK}>
                <span className="sr">Somar à estimativa</span>
              </th>
            </tr>
          </thead>
          {sections.map(({ group, rows }) => (
            <tbody key={group ?? 'sorted'}>
              {group && (
                <tr className="price-table-group">
                  <th colSpan={5} scope="rowgroup" className="silk">
                    {MATERIAL_GROUP_NAMES[group]}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <Row
                  key={row.slug}
                  material={row}
                  tableDay={day ?? ''}
                  line={isListed ? lines.find(({ slug }) => slug === row.slug) : undefined}
                />
              ))}
            </tbody>
          ))}
        </table>
      </form>
      <AddedLine slug={added} />
      {count === 0 && (
        <div className="dark grid justify-items-start gap-4 p-5 md:p-8">
          <p>{found}</p>
          <button
            type="button"
            className="btn btn-outline"
            onClick={() => {
              settle('')
              onSearch({ q: undefined }, 'push')
              // The pressed button disappears with the empty state.
              box.current?.focus()
            }}
          >
            Mostrar todos
          </button>
        </div>
      )}
      <p className="sr" role="status">
        {text && found}
      </p>
    </PriceDisplay>
  )
}

interface ToolsProps {
  text: string
  onText: (text: string) => void
  box: RefObject<HTMLInputElement | null>
  order: string
  onOrder: (name: string | undefined) => void
}

/** Search box of the price table, and the choice of its order. */
function Tools({ text, onText, box, order, onOrder }: ToolsProps) {
  const id = useId()
  return (
    // Before the application runs, Enter sends the form, which leads to the same table.
    <form
      role="search"
      className="price-table-tools needs-script mt-2 flex flex-wrap gap-2 @min-[40rem]:col-2 @min-[40rem]:row-[1/3] @min-[40rem]:mt-0 @min-[40rem]:self-center [&>.relative]:flex-[5_1_8.5rem]"
      action={SCRAP_PATH}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchBox
        label="Buscar material"
        placeholder="Buscar"
        isLabelHidden
        name="q"
        text={text}
        onText={onText}
        inputRef={box}
      />

      <div className="flex-[4_1_7.5rem]">
        <label className="sr" htmlFor={id}>
          Ordem
        </label>
        <select
          className="input"
          id={id}
          name="ordem"
          value={order}
          onChange={({ target }) => onOrder(target.value || undefined)}
        >
          <option value="">Por grupo</option>
          {ORDERS.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </form>
  )
}

/**
 * Below the price table, in sight wherever a row was ticked: names the added material and links to
 * its weight. The focus stays on the checkbox. At its full height the bar at a phone's foot overlaps
 * the padding of this line.
 */
function AddedLine({ slug = '' }: { slug: string | undefined }) {
  const added = useContent('materials').find((material) => material.slug === slug)
  return (
    <p
      role="status"
      className="sticky bottom-[calc(max(0px,var(--bar)-16px)+env(safe-area-inset-bottom,0px))] border-light-14 bg-mask-800 not-empty:border-t not-empty:px-5 not-empty:py-3 print:hidden @min-[40rem]:not-empty:px-8"
    >
      {added && (
        <>
          {added.name} entrou na lista.{' '}
          <a
            className="inline-block py-2.5 text-gold-400"
            href={`#${weightId(slug)}`}
            onClick={(event) => {
              event.preventDefault()
              document.getElementById(weightId(slug))?.focus()
            }}
          >
            Informar o peso
          </a>
        </>
      )}
    </p>
  )
}
