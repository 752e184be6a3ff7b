import Mail from 'lucide-react/icons/mail'
import type { AccessibilityPageView } from '../../../content/views'
import { useContent } from '../../content'
import { ChatLink } from '../../handoff/chat-link'
import { telHref } from '../../handoff/message/chat-links'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { formatNationalPhone } from '../../lib/format'
import { describeHours } from '../../lib/hours'
import { buttonClass } from '../../ui/button'
import { ContactBox } from './text-page'

/** Contacts for visitors who met a barrier. */
export function AccessibilityContact({ texts }: { texts: AccessibilityPageView['contact'] }) {
  const { phone, email, openingHours } = useContent('company')
  return (
    <ContactBox
      title={texts.title}
      rows={[
        {
          label: texts.phone,
          value: (
            <a className="num" href={telHref(phone)}>
              {formatNationalPhone(phone)}
            </a>
          ),
        },
        { label: texts.email, value: <a href={emptyMailHref(email)}>{email}</a> },
        { label: texts.hours, value: describeHours(openingHours) },
      ]}
    >
      <a className={buttonClass()} href={emptyMailHref(email, texts.subject)}>
        <Mail className="icon" aria-hidden="true" />
        {texts.mailButton}
      </a>
      <ChatLink className={buttonClass('outline')} use="contactCard">
        {texts.chatButton}
      </ChatLink>
    </ContactBox>
  )
}
