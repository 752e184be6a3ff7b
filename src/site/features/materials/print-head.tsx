import type { CompanyView } from '../../../content/views'
import { formatLongDate, formatNationalPhone } from '../../lib/format'

/** Letterhead of the printed price table: on paper the page's own header is left out. */
export function PrintHead({ company, updatedOn }: { company: CompanyView; updatedOn: string }) {
  return (
    <div className="print-head">
      <p><b>{company.name}</b> {formatNationalPhone(company.phone)}</p>
      <p>Preços de {formatLongDate(updatedOn)}</p>
    </div>
  )
}
