import type { CSSProperties } from 'react'
import { named } from '../markdown/escape'
import type { ChangedPage } from './changed-pages'
import type { Picture, Shot } from './shots'

/** A page that changes, as it looks at each width. */
export interface ShownPage extends ChangedPage {
  shots: Shot[]
}

const CHANGES = { new: 'Página nova', gone: 'Página que sai', changed: '' }

/** An id for a file or an address; different names have different ids. */
export const anchor = (kind: string, name: string): string =>
  `${kind}-${encodeURIComponent(name.toWellFormed()).replaceAll('%', '_')}`

const plural = (amount: number, one: string, many: string): string => (amount === 1 ? one : many)

/** @param admin address of the editors' page */
export function PageCard({ page, admin }: { page: ShownPage; admin: string }) {
  const { address, change, shots, alike } = page
  return (
    <article id={anchor('pag', address)}>
      <header>
        <h3>{named(address)}</h3>
        <p className="note">
          {CHANGES[change] ||
            shots
              .map(
                ({ width, boxes }) =>
                  `${width}: ${boxes.length} ${plural(boxes.length, 'região', 'regiões')}`,
              )
              .join(' · ')}
          {change !== 'gone' && (
            <>
              {' · '}
              <a href={`${admin}#/pagina${address}`}>Editar esta página</a>
            </>
          )}
        </p>
      </header>
      {shots.map((shot) => (
        <ShotPair key={shot.width} shot={shot} address={address} />
      ))}
      {alike.length > 0 && (
        <p className="note">
          A mesma mudança, e nenhuma outra, em mais {alike.length}{' '}
          {plural(alike.length, 'página', 'páginas')}: {named(alike.join(', '))}
        </p>
      )}
    </article>
  )
}

function ShotPair({
  shot: { width, before, after, boxes },
  address,
}: {
  shot: Shot
  address: string
}) {
  if (!before && !after)
    return (
      <p className="note">
        Na largura {width} nada muda à vista: só o que buscas e programas leem.
      </p>
    )
  const from = Math.min(...boxes.map(({ top }) => top))
  const to = Math.max(...boxes.map(({ top, height }) => top + height))
  const moves = before && after && before.height !== after.height
  return (
    <div className={`shots2 w${width}`}>
      <Side
        picture={before}
        label="No ar"
        name={`${address} antes, largura ${width}`}
        from={from}
        to={to}
      />
      <Side
        picture={after}
        label="Com esta mudança"
        name={`${address} depois, largura ${width}`}
        from={from}
        to={to}
        aside={boxes.length > 0 ? 'mudanças marcadas em vermelho' : undefined}
      />
      {moves && (
        <p className="note moved">
          A página ficou {Math.abs(after.height - before.height)} px mais{' '}
          {after.height > before.height ? 'alta' : 'baixa'}: o que vem abaixo da mudança só mudou de
          lugar, mas também está marcado.
        </p>
      )}
    </div>
  )
}

/**
 * Pixels around a change that show its surroundings on the page, and the longest part that is
 * shown, in widths of the page.
 */
const AROUND = 140
const LONGEST = 2

interface SideProps {
  picture: Picture | undefined
  label: string
  name: string
  from: number
  to: number
  aside?: string | undefined
}

/**
 * The part with the changes; the link shows the whole page in its own size: a target needs no
 * script.
 */
function Side({ picture, label, name, from, to, aside }: SideProps) {
  if (!picture)
    return (
      <figure>
        <figcaption>
          <span>{label}</span>
        </figcaption>
        <p className="none">Não existe.</p>
      </figure>
    )
  const id = anchor('foto', name)
  const top = Number.isFinite(from)
    ? Math.max(0, Math.min(from - AROUND, picture.height - AROUND))
    : 0
  const wanted = Number.isFinite(to) ? to + AROUND - top : picture.width
  const height = Math.max(
    1,
    Math.min(Math.max(wanted, picture.width / 2), picture.width * LONGEST, picture.height - top),
  )
  // React's type has no CSS custom properties.
  const part = {
    '--top': `${((-100 * top) / picture.width).toFixed(2)}%`,
    '--shape': `${picture.width} / ${Math.round(height)}`,
    '--full': `${picture.width}px`,
  } as CSSProperties
  return (
    <figure id={id}>
      <figcaption>
        <span>{label}</span>
        {aside && <span>{aside}</span>}
        <a className="close" href={`#${id}-fim`}>
          Fechar
        </a>
      </figcaption>
      <a className="open" href={`#${id}`} style={part} aria-label={`Ver inteira: ${name}`}>
        <img src={picture.src} alt={name} width={picture.width} height={picture.height} />
      </a>
      <span id={`${id}-fim`} />
    </figure>
  )
}
