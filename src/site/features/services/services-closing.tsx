import { composeMessage } from '../../handoff/compose-message'
import { mailtoDraft } from '../../handoff/mail-links'
import { usePreparedMessage } from '../../lib/prepared-message'
import { useCompany, useMessages, useServicesPage, useShell } from '../../content'
import { buttonClass } from '../../ui/button'
import { PreparedMessagePanel } from '../../ui/prepared-message-panel'
import { Banner } from '../../ui/banner'
import { showToast } from '../../ui/toast'

/** Closing banner: two mail links with a subject only (specification, section 2), right without script. */
export function ServicesClosing() {
  const { closing, consultationButton, demonstrationButton } = useServicesPage()
  const company = useCompany()
  const messages = useMessages()
  const { toasts } = useShell()
  const { prepared, keep, clear } = usePreparedMessage('consultoria')

  const link = (kind: 'consultation' | 'demonstration') => ({
    // These messages name no day; the moment only satisfies the composer.
    href: mailtoDraft(composeMessage({ kind }, { messages, company, now: new Date(0) }), messages).href,
    onClick: () => {
      keep({ kind })
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
      {prepared && (
        <div className="sec wrap">
          <PreparedMessagePanel prepared={prepared} label={closing.label} designator="S6" onDone={clear} />
        </div>
      )}
    </>
  )
}
