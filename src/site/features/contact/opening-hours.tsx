import { useEffect, useState } from 'react'
import { describeHours, openState, type OpenState } from '../../lib/hours'
import { useCompany } from '../../content'

const MINUTE = 60_000

/** The hours, one line a period, and whether the company is open now: that line comes after hydration, as it depends on the moment. */
export function OpeningHours() {
  const { openingHours, closedOn } = useCompany()
  const [now, setNow] = useState<OpenState>()

  useEffect(() => {
    const look = () => setNow(openState(openingHours, closedOn, new Date()))
    look()
    const timer = setInterval(look, MINUTE)
    return () => clearInterval(timer)
  }, [openingHours, closedOn])

  return (
    <>
      {openingHours.map((period) => (
        <dd key={`${period.days.join()} ${period.opens}`} className="num">
          {describeHours([period])}
        </dd>
      ))}
      {/* The line is there from the start, so that nothing shifts when its text comes. */}
      <dd className={now?.open ? 'opening-hours-now opening-hours-open' : 'opening-hours-now'}>
        {now?.text ?? '\u00A0'}
      </dd>
    </>
  )
}
