import { formatNationalPhone } from '../../lib/format'
import { describeHours } from '../../lib/hours'
import { useCompany } from '../../content'

/** Letterhead of every printed page: on paper header and footer are left out. */
export function PrintHead() {
  const {
    name,
    phone,
    email,
    address: { street, city, state, postalCode },
    openingHours,
  } = useCompany()
  return (
    <div className="print-head">
      <p>
        <b>{name}</b>
      </p>
      <p>
        {formatNationalPhone(phone)}, {email}
        <br />
        {street}, {city}, {state}, {postalCode}
        <br />
        {describeHours(openingHours)}
      </p>
    </div>
  )
}
