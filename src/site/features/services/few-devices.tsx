import { useContent } from '../../content'
import { describeHours } from '../../lib/hours'
import { buttonClass } from '../../ui/button'
import { PictureView } from '../../ui/picture'
import { SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

/** Where one person leaves a few devices: a public collection point, or the company's yard. */
export function FewDevices() {
  const { few } = useContent('services-page')
  const { address, openingHours, map } = useContent('company')
  return (
    <section className="sec on-backdrop" aria-labelledby="poucos">
      <div className="wrap cols few-devices">
        <div className="few-devices-photo picture-melt">
          <PictureView className="w-full" picture={few.photo} sizes="30vw" shownFrom={1024} />
        </div>
        <div className="few-devices-text">
          <SectionLabel text={few.heading.label} designator="S3" />
          <h2 id="poucos">{few.heading.title}</h2>
          {few.heading.text && <p className="lead mt-4">{few.heading.text}</p>}
          <div className="few-devices-ways">
            <div className="trace-top">
              <h3 className="h4">{few.point.title}</h3>
              <p>{few.point.text}</p>
              <SmartLink className={buttonClass()} href={few.point.href} newTab>
                {few.point.button}
              </SmartLink>
            </div>
            <div className="trace-top">
              <h3 className="h4">{few.yard.title}</h3>
              <p className="num">
                {address.street}, {address.city}. {describeHours(openingHours)} {few.yard.text}
              </p>
              <SmartLink className={buttonClass('outline')} href={map.route} newTab>
                {few.yard.button}
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
