import { useProcessSteps } from '../../content'

/** The steps of a service, each one lower than the one before; a vertical trace on phones. */
export function ProcessStairs() {
  const steps = useProcessSteps()
  return (
    <ol className="process-stairs">
      {steps.map(({ slug, number, title, description }, index) => (
        <li key={slug}>
          <div className="process-stairs-wire" aria-hidden="true">
            <i className="trace-pad" />
            {index < steps.length - 1 && (
              <>
                <i className="trace-run" />
                <svg viewBox="0 0 28 30">
                  <path d="M-2 1H0l28 28h4" />
                </svg>
              </>
            )}
          </div>
          <span className="process-stairs-number num">{number}</span>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
