import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useCompany, useContactPage } from '../../content'
import { Button, buttonClass } from '../../ui/button'
import { SectionLabel } from '../../ui/section'

/** The visitor asked the browser to spare data; the type is missing from TypeScript's DOM library. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * The embedded map, the only thing that the site loads from elsewhere: when it comes into view, or on request where the
 * visitor saves data. Address and route link stand beside it and need neither map nor script.
 */
export function ContactMap() {
  const { map, cards } = useContactPage()
  const { address, map: { embed, route }, name } = useCompany()
  const hydrated = useHydrated()
  const frame = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    if (!frame.current || savesData() || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setWanted(true)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return (
    <section className="sec on-backdrop">
      <div className="wrap cols contact-map">
        <div className="contact-map-text">
          <SectionLabel text={cards.address} designator="J4" />
          <h2>{map.title}</h2>
          <address>{address.street}<br />{address.city}, {address.state}<br /><span className="num">{address.postalCode}</span></address>
          <a className={buttonClass('outline')} href={route} target="_blank" rel="noopener">{map.routeButton}</a>
        </div>
        <div className="contact-map-frame" ref={frame}>
          {wanted
            ? (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: it cannot reach this page to lift its own sandbox
              <iframe src={embed} title={`Mapa: ${name}, ${address.city}`} loading="lazy" referrerPolicy="no-referrer" sandbox="allow-scripts allow-same-origin allow-popups" />
            )
            : hydrated && <Button variant="secondary" onClick={() => setWanted(true)}>{map.button}</Button>}
        </div>
      </div>
    </section>
  )
}
