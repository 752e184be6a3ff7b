/**
 * Figures that pages and reviews derive from a document. Pure and free of zod; each formula is here
 * once.
 */

/** Percent off the original price, rounded to a whole number: 28000 of 38000 -> 26 */
export const discountPercent = (price: number, originalPrice: number): number =>
  Math.round(((originalPrice - price) / originalPrice) * 100)

/**
 * Estimated value in reais of `kg` kilograms at `pricePerKg` reais, rounded to cents. Computed in
 * whole grams and cents, so 1.005 kg at R$ 1,00 is R$ 1,01 in spite of binary fractions.
 */
export function estimateValue(kg: number, pricePerKg: number): number {
  const grams = Math.round(kg * 1000)
  const cents = Math.round(pricePerKg * 100)
  // Whole kilograms are multiplied separately: at the limits of weight and price the product alone
  // would pass 2^53 and lose its cents.
  const rest = grams % 1000
  return (((grams - rest) / 1000) * cents + Math.round((rest * cents) / 1000)) / 100
}

/** The sum of amounts in reais with at most two decimals, exact to the cent. */
export const sumReais = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100

/** The sum of weights in kg with at most three decimals, exact to the gram. */
export const sumKg = (weights: readonly number[]): number =>
  weights.reduce((grams, kg) => grams + Math.round(kg * 1000), 0) / 1000

/** 1234.5 -> "R$ 1.234,50", for messages to editors; pages write amounts by src/site/lib/format.ts. */
export const reais = (value: number): string =>
  `R$ ${value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
