/** What a visitor can ask for by mail. */

/** Blank strings stand for fields left empty; texts are as typed, cleaning is the composer's work. */
export type HandoffRequest =
  | { kind: 'lot'; lot: string; /** Reais. */ price: number }
  | { kind: 'service'; name: string; email: string; company: string; phone: string; service: string; description: string }
  | { kind: 'contact'; name: string; email: string; company: string; phone: string; /** The option's label. */ subject: string; message: string }
  | { kind: 'consultation' }
  | { kind: 'demonstration' }
  | { kind: 'newsletter'; email: string }

/** The part of the company's document that messages need. */
export interface CompanyContact { name: string; email: string }
