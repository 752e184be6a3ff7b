/** Figures that pages and reviews derive from a document. Pure and free of zod: each formula stands once. */

/** Percent off the original price, rounded to a whole number: 28000 of 38000 -> 26 */
export const discountPercent = (price: number, originalPrice: number): number => Math.round(((originalPrice - price) / originalPrice) * 100)

/**
 * Estimated value in reais of `kg` kilograms at `pricePerKg` reais, rounded to cents.
 * Grams and cents are whole numbers, so 1.005 kg at R$ 1,00 is R$ 1,01 and not what binary fractions make of it.
 */
export function estimateValue(kg: number, pricePerKg: number): number {
  const grams = Math.round(kg * 1000)
  const cents = Math.round(pricePerKg * 100)
  return Math.round((grams * cents) / 1000) / 100
}
