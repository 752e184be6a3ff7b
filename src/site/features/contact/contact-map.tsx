import { useState } from 'react'
import { useContent } from '../../content'
import { Button, buttonClass } from '../../ui/button'
import { AddressLines } from '../../ui/facts'
import { SectionLabel } from '../../ui/section'

/**
 * The company's address with a route link and a drawing, which need neither script nor network. The
 * embedded map is the only thing that the site loads from elsewhere, and it loads on request.
 */
export function ContactMap() {
  const { address, map, name } = useContent('company')
  const [isMapShown, setMapShown] = useState(false)
  return (
    <section className="sec on-backdrop">
      <div className="wrap cols">
        <div className="lg:col-[1/5]">
          <SectionLabel text="Endereço" designator="J4" />
          <h2>Onde estamos</h2>
          <address className="my-6 not-italic">
            <AddressLines address={address} />
          </address>
          <a
            className={buttonClass('outline', 'max-md:w-full')}
            href={map.route}
            target="_blank"
            rel="noopener"
          >
            Como chegar
          </a>
        </div>
        <div className="grid h-90 grid-cols-1 grid-rows-1 place-items-center overflow-clip rounded-card border border-hair bg-mask-100 *:col-1 *:row-1 max-lg:mt-8 lg:col-[5/13] lg:h-110 print:hidden">
          {isMapShown ? (
            <iframe
              // It replaces the button that had the focus.
              ref={(frame) => frame?.focus()}
              className="size-full"
              src={map.embed}
              title={`Mapa: ${name}, ${address.city}`}
              referrerPolicy="no-referrer"
              // The map is another origin: it cannot reach this page to lift its own sandbox.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-popups"
            />
          ) : (
            <>
              <MapDrawing />
              <Button className="needs-script mb-6 self-end" onClick={() => setMapShown(true)}>
                Ver o mapa (OpenStreetMap)
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

const STREETS =
  'M-20 30H150l84 84H900M-20 62H164l84 84H900M-20 94H178l84 84H900M560 480V342l-54 -54V-20' +
  'M592 480V329l-54 -54V-20M624 480V316l-54 -54V-20M-20 366H206l92 -92H900M-20 398H219l92 -92H900'

/** A board's traces as streets, a copper run to the pad where the company stands; decoration, and not to scale. */
const MapDrawing = () => (
  <svg
    className="size-full"
    viewBox="0 0 800 440"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <g fill="none" className="stroke-mask-200" strokeWidth="9" strokeLinejoin="round">
      <path d={STREETS} />
    </g>
    <path
      d="M-20 236H272l22 -22H396"
      fill="none"
      className="stroke-copper-500"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <circle cx="408" cy="214" r="14" className="fill-white stroke-copper-500" strokeWidth="8" />
  </svg>
)
