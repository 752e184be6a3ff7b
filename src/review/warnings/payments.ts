import type { ChangedDocument, Warning } from '../review'
import { isProtectedField, isProtected } from './protected'

/** Words of a sentence that speaks of paying; a new one makes a sentence more in the report. */
const PAYING =
  /(?<!\p{L})(?:pag(?!in)|p\W?i\W?x(?!\p{L})|boleto|dep[óo]sit|transfer[êei]|sinal(?!\p{L})|adiant|antecip|cobra[nrm]?|taxa|conta(?!\p{L})|banco|banc[áa]ri|cart[ãa]o|dinheiro|cau[çc][ãa]o|senha|chave|c[óo]digo|reembols|devol|estorn|parcel|fatura|financ|cnpj|cpf|reais|r\$|gr[áa]tis|gratuit)/iu

/** The sentences of texts, each once. */
const sentencesOf = (texts: readonly string[]): Set<string> =>
  new Set(
    texts
      .flatMap((text) => text.normalize('NFKC').split(/(?<=[.!?;])\s+|\n|¶/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => PAYING.test(sentence)),
  )

/** The changed sentences of other documents that speak of paying. */
export const paymentSentences = (documents: readonly ChangedDocument[]): Warning[] =>
  documents
    .filter((document) => !isProtected(document))
    .flatMap((document): Warning[] => {
      const { file, name, read, fields } = document
      // These lines stand above in full.
      const told = fields.filter((field) => isProtectedField(document, field))
      const text = (side: 'before' | 'after') => told.map((field) => field[side] ?? '')
      const toldSides = (['before', 'after'] as const).map((side) => sentencesOf(text(side)))
      const [old = [], fresh = []] = [read.old, read.fresh].map((one, index) =>
        [...sentencesOf([one])].filter((sentence) => !toldSides[index]?.has(sentence)),
      )
      const line = (sentence: string) => fields.find(({ after }) => after?.includes(sentence))?.line
      return [
        ...old
          .filter((sentence) => !fresh.includes(sentence))
          .map((sentence) => ({ file, name, says: `sai «${sentence}»` })),
        ...fresh
          .filter((sentence) => !old.includes(sentence))
          .map((sentence) => ({ file, name, line: line(sentence), says: `entra «${sentence}»` })),
      ]
    })
