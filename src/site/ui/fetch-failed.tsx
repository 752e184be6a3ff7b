import { TRY_AGAIN } from './labels'

interface Props {
  text: string
  onRetry: () => void
  className?: string
}

/** Note about a part that did not load, with a button that fetches it again. */
export const FetchFailed = ({ text, onRetry, className = 'hint' }: Props) => (
  <p className={className} role="alert">
    {text}{' '}
    <button type="button" className="list-clear" onClick={onRetry}>
      {TRY_AGAIN}
    </button>
  </p>
)
