import { TRY_AGAIN } from './labels'

interface Props {
  text: string
  onRetry: () => void
  className?: string
}

/** Says that a part did not arrive, with a button that asks for it again. */
export const FetchFailed = ({ text, onRetry, className = 'hint' }: Props) => (
  <p className={className} role="alert">
    {text}{' '}
    <button type="button" className="list-clear" onClick={onRetry}>
      {TRY_AGAIN}
    </button>
  </p>
)
