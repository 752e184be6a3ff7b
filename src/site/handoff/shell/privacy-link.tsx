import { useForms } from '../../content'
import { SmartLink } from '../../ui/smart-link'

/** Beside every form in which a visitor types who they are: what becomes of it. */
export function PrivacyLink() {
  const { privacyLink } = useForms()
  return <SmartLink href="/privacidade">{privacyLink}</SmartLink>
}
