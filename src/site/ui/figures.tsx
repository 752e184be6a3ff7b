/** Big figures in a row, strung on one trace. */
export function Figures({ items, className = 'grid' }: { items: readonly { figure: string; label: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ figure, label }) => (
        <li key={label} className="st">
          <span className="fig num">{figure}</span>
          <p>{label}</p>
        </li>
      ))}
    </ul>
  )
}
