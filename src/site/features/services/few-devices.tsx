import { useContent } from '../../content'
import { describeHours } from '../../lib/hours'
import { buttonClass } from '../../ui/button'
import { PictureView } from '../../ui/picture'
import { SideHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

const WAY = 'trace-top pt-4 [--ground:var(--color-backdrop)]'

/** Where one person leaves a few devices: a public collection point, or the company's yard. */
export function FewDevices() {
  const { few } = useContent('services-page')
  const { address, openingHours, map } = useContent('company')
  return (
    <section className="sec on-backdrop" aria-labelledby="poucos">
      <div className="wrap cols">
        <div className="picture-melt max-lg:hidden lg:col-[1/5]">
          <PictureView className="w-full" picture={few.photo} sizes="30vw" shownFrom={1024} />
        </div>
        <div className="lg:col-[5/13]">
          <SideHeading heading={few.heading} designator="S3" id="poucos" />
          <div className="mt-6 grid gap-x-gutter gap-y-6 md:mt-8 md:grid-cols-2">
            <div className={WAY}>
              <h3 className="h4">{few.point.title}</h3>
              <p className="note mt-1 mb-3">{few.point.text}</p>
              <SmartLink className={buttonClass()} href={few.point.href} newTab>
                Achar o ponto mais perto
              </SmartLink>
            </div>
            <div className={WAY}>
              <h3 className="h4">{few.yard.title}</h3>
              <p className="note num mt-1 mb-3">
                {address.street}, {address.city}. {describeHours(openingHours)} {few.yard.text}
              </p>
              <SmartLink className={buttonClass('outline')} href={map.route} newTab>
                Como chegar
              </SmartLink>
            </div>
          </div>
          <ul className="ring-list">
            {few.notes.map(({ text, link }) => (
              <li key={text}>
                {text} <SmartLink href={link.href}>{link.label}</SmartLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
