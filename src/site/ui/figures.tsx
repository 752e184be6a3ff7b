/**
 * Big figures in a row, strung on one trace; `scope` is a text below a figure about what it covers.
 */
export function Figures({
  items,
  className = 'cols',
}: {
  items: readonly { figure: string; label: string; scope?: string }[]
  className?: string
}) {
  return (
    <ul className={className}>
      {items.map(({ figure, label, scope }) => (
        <li key={label} className="figures-item">
          <span className="figure num">{figure}</span>
          <p>{label}</p>
          {scope && <p className="figures-scope">{scope}</p>}
        </li>
      ))}
    </ul>
  )
}
