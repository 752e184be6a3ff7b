/** The company's day, AAAA-MM-DD, whatever the time zone of the machine. */
export const todayInSaoPaulo = (now = new Date()): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now)
