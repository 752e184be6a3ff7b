import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { useServicesPage, useShell } from '../../content'
import { buttonClass } from '../../ui/button'
import { PanelBelow } from '../../handoff/shell/prepared-message-panel'
import { SectionLabel } from '../../ui/section'
import { showToast } from '../../ui/toast'

/** Closing banner: two mail links with a subject only (specification, section 2), right without script. */
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
      <section className="sec on-mask dark talk">
        <div className="wrap grid">
          <div className="text">
            <SectionLabel text={closing.label} designator="S5" />
            <h2>{closing.title}</h2>
            {closing.text && <p className="lead mt-4">{closing.text}</p>}
          </div>
          <div className="btns two-btns">
            <a className={buttonClass('gold')} {...link('consultation')}>{consultationButton}</a>
            <a className={buttonClass('outline')} {...link('demonstration')}>{demonstrationButton}</a>
          </div>
        </div>
      </section>
      <PanelBelow place={request} label={closing.label} designator="S6" />
    </>
  )
}
