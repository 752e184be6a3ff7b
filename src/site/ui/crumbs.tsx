import { CRUMBS } from './labels'
import { SmartLink } from './smart-link'

/** Links to the pages above this one, then its name, which phones leave out because the headline says it. */
export function Crumbs({
  above,
  here,
}: {
  above: readonly { name: string; path: string }[]
  here: string
}) {
  return (
    <nav aria-label={CRUMBS}>
      <ol className="crumbs">
        {above.map(({ name, path }) => (
          <li key={path}>
            <SmartLink href={path}>{name}</SmartLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
