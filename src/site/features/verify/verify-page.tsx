import { useCompany, useVerifyPage } from '../../content'
import { fillPlaces } from '../../lib/format'
import { RestOfPage } from '../../ui/rest-of-page'
import { PageHeader, SectionLabel } from '../../ui/section'
import { ContactCheck } from './contact-check'
import { LaudoCheck } from './laudo-check'
import { OfficialChannels } from './official-channels'

/**
 * /verificar: is a contact the company's, or a laudo; how does it charge; how to report an
 * imitation.
 * @param laudo number of a laudo in the address
 */
export function VerifyPage({ laudo }: { laudo: string | undefined }) {
  const { header, noScript, charges, report } = useVerifyPage()
  const title = fillPlaces(header.title, { empresa: useCompany().name })
  return (
    <>
      <PageHeader heading={{ ...header, title }} designator="V1" />
      <div className="wrap verify-pair">
        <noscript>
          <p className="lead">{noScript}</p>
        </noscript>
        <ContactCheck />
        <LaudoCheck asked={laudo} />
      </div>
      <RestOfPage>
        <section className="sec on-backdrop verify-list">
          <div className="wrap cols">
            <OfficialChannels />
            <div className="col-span-5 pl-6 max-lg:col-span-full max-lg:mt-10 max-lg:pl-0">
              <SectionLabel text={charges.label} designator="V3" />
              <h2 className="h3">{charges.title}</h2>
              <ul className="ring-list mb-10 text-[1rem]">
                {charges.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <h2 className="h3">{report.title}</h2>
              <ol className="steps mt-4">
                {report.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            </div>
          </div>
        </section>
      </RestOfPage>
    </>
  )
}
