/** Big figures in a row, strung on one trace. */
export function Figures({ items, className = 'cols' }: { items: readonly { figure: string; label: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ figure, label }) => (
        <li key={label} className="figures-item">
          <span className="figure num">{figure}</span>
          <p>{label}</p>
        </li>
      ))}
    </ul>
  )
}
