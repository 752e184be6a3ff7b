/** The calendar day in São Paulo at `now`, AAAA-MM-DD: the day that editors and visitors mean by «hoje», wherever the code runs. */
export const todayInSaoPaulo = (now: Date = new Date()): string => dayFormat.format(now)

// Swedish writes a day as documents do.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** Days from one calendar day to another, both AAAA-MM-DD; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000
