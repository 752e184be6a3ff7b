import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { useServicesPage, useShell } from '../../content'
import { buttonClass } from '../../ui/button'
import { PanelBelow } from '../../handoff/message-panel'
import { Banner } from '../../ui/banner'
import { showToast } from '../../ui/toast'

/** Closing banner: two mail links that set a subject and leave the text to the visitor, right without script. */
export function ServicesClosing() {
  const { closing, consultationButton, demonstrationButton } = useServicesPage()
  const { toasts } = useShell()
  const request = usePreparedMessage('consultoria')

  const link = (kind: 'consultation' | 'demonstration') => ({
    href: request.href({ kind }),
    onClick: () => {
      request.keep({ kind })
      showToast(toasts.mailClientOpening)
    },
  })

  return (
    <>
      <Banner heading={closing} designator="S7" className="banner-call">
        <div className="btns">
          <a className={buttonClass('gold')} {...link('consultation')}>
            {consultationButton}
          </a>
          <a className={buttonClass('outline')} {...link('demonstration')}>
            {demonstrationButton}
          </a>
        </div>
      </Banner>
      <PanelBelow place={request} label={closing.label} designator="S8" />
    </>
  )
}
