import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { useServicesPage, useShell } from '../../content'
import { buttonClass } from '../../ui/button'
import { PanelBelow } from '../../handoff/shell/panel-below'
import { useDraftHref } from '../../handoff/shell/use-draft-href'
import { Banner } from '../../ui/banner'
import { showToast } from '../../ui/toast'

/** Closing banner: two mail links with a subject only (specification, section 2), right without script. */
export function ServicesClosing() {
  const { closing, consultationButton, demonstrationButton } = useServicesPage()
  const { toasts } = useShell()
  const request = usePreparedMessage('consultoria')
  const draftHref = useDraftHref()

  const link = (kind: 'consultation' | 'demonstration') => ({
    href: draftHref({ kind }),
    onClick: () => {
      request.keep({ kind })
      showToast(toasts.mailClientOpening)
    },
  })

  return (
    <>
      <Banner heading={closing} designator="S5" className="banner-call">
        <div className="btns">
          <a className={buttonClass('gold')} {...link('consultation')}>{consultationButton}</a>
          <a className={buttonClass('outline')} {...link('demonstration')}>{demonstrationButton}</a>
        </div>
      </Banner>
      <PanelBelow place={request} label={closing.label} designator="S6" />
    </>
  )
}
