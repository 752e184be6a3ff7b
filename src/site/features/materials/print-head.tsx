import type { CompanyView, ScrapPageView } from '../../../content/views'
import { formatLongDate, formatNationalPhone } from '../../lib/format'

/** Letterhead of the printed price table: on paper the page's own header is left out. */
export function PrintHead({ company, board, day }: { company: CompanyView; board: ScrapPageView['board']; day: string }) {
  return (
    <div className="print-head">
      <p><b>{company.name}</b> {formatNationalPhone(company.phone)}</p>
      <p>{`${board.printedDate} ${formatLongDate(day)}`}</p>
    </div>
  )
}
