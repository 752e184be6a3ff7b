import Copy from 'lucide-react/icons/copy'
import Mail from 'lucide-react/icons/mail'
import { useRef, useState } from 'react'
import type { PrivacyPageView } from '../../../content/views'
import { useContent } from '../../content'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { copyText } from '../../lib/share-text'
import { Button, buttonClass } from '../../ui/button'
import { LegalIdentity } from '../../ui/legal-identity'
import { NOT_COPIED } from './labels'
import { ContactBox } from './text-page'

/** The controller of the data and its officer (LGPD, arts. 9 and 41). */
export function PrivacyContact({ texts }: { texts: PrivacyPageView['contact'] }) {
  const company = useContent('company')
  const { name, email } = company.privacyOfficer
  const shown = useRef<HTMLAnchorElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () =>
    setSaid((await copyText(email, shown.current)) ? texts.copied : NOT_COPIED)

  return (
    <ContactBox
      title={texts.title}
      rows={[
        {
          label: texts.officer,
          value: (
            <>
              {name}
              <br />
              <a ref={shown} href={emptyMailHref(email)}>
                {email}
              </a>
            </>
          ),
        },
        { label: texts.controller, value: <LegalIdentity company={company} /> },
      ]}
    >
      <a className={buttonClass()} href={emptyMailHref(email, texts.subject)}>
        <Mail className="icon" aria-hidden="true" />
        {texts.mailButton}
      </a>
      <Button className="needs-script" variant="outline" onClick={() => void copy()}>
        <Copy className="icon" aria-hidden="true" />
        {texts.copyButton}
      </Button>
      <p role="status" className="hint">
        {said}
      </p>
    </ContactBox>
  )
}
