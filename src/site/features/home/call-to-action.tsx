import type { HomePageView } from '../../../content/views'
import { buttonClass } from '../../ui/button'
import { PictureView } from '../../ui/picture'
import { SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { ActionElement } from './action-element'
import { TraceBranch } from './circuit-traces'

interface CallToActionProps {
  heading: HomePageView['callToAction']
  buttons: HomePageView['callToActionButtons']
}

/** Closing call: talk to the company, or book a collection. */
export function CallToAction({ heading, buttons }: CallToActionProps) {
  return (
    <section className="sec on-backdrop call-to-action">
      <div className="wrap cols">
        <div className="call-to-action-text">
          <TraceBranch section="callToAction" />
          <SectionLabel text={heading.label} designator="U5" />
          <h2 className="h1">{heading.title}</h2>
          {heading.text && <p className="lead">{heading.text}</p>}
          <div className="btns">
            <SmartLink className={buttonClass('default')} href="/contato">
              {buttons.contactButton}
            </SmartLink>
            <ActionElement className={buttonClass('outline')} action={buttons.pickupAction}>
              {buttons.pickupButton}
            </ActionElement>
          </div>
        </div>
      </div>
      <div className="call-to-action-photo picture-melt">
        <PictureView
          className="w-full"
          picture={buttons.photo}
          sizes="(max-width: 1023px) min(640px, 100vw), min(760px, 58vw)"
        />
      </div>
    </section>
  )
}
