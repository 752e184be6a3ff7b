import { CRUMBS } from './labels'
import { SmartLink } from './smart-link'

/** The way from the pages above down to this one, which comes last and is no link; phones leave it to the headline. */
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
