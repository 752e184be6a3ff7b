import { SmartLink } from '../../ui/smart-link'

/** Where a row of an aid comes from. */
export const AidSource = ({
  label,
  source: { name, url },
}: {
  label: string
  source: { name: string; url?: string }
}) => (
  <p className="small muted">
    {label}:{' '}
    {url ? (
      <SmartLink href={url} newTab>
        {name}
      </SmartLink>
    ) : (
      name
    )}
  </p>
)
