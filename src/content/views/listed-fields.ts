import type { Lot } from '../schema/lot'
import type { Material } from '../schema/material'
import type { Post } from '../schema/news'

/*
 * The fields that lists carry, by name. A list loads all of its items at once, so a new field of a
 * schema reaches a list only when it is named here.
 */

/** Fields of a lot for its card. */
export const LOT_CARD_FIELDS = [
  'title',
  'category',
  'price',
  'originalPrice',
  'originalPriceOn',
  'units',
  'description',
  'specs',
  'condition',
  'rating',
  'photo',
  'illustrative',
  'code',
  'status',
  'statusOn',
  'reservedUntil',
  'enteredOn',
  'freight',
] as const satisfies readonly (keyof Lot)[]

/** Fields of a lot for its own page and the comparison, beside those of its card. */
export const LOT_PAGE_FIELDS = [
  'configuration',
  'pickup',
  'included',
  'offers',
  'questions',
  'reuseDevice',
  'updatedOn',
] as const satisfies readonly (keyof Lot)[]

/** Fields of a lot that another lot's page links to. */
export const LOT_LINK_FIELDS = [
  'slug',
  'title',
  'category',
  'price',
  'units',
  'status',
  'photo',
] as const

/** Fields of a material; its prices travel as a quote, and its guide only with its own page. */
export const MATERIAL_FIELDS = [
  'name',
  'group',
  'status',
  'description',
  'symbol',
  'image',
] as const satisfies readonly (keyof Material)[]

/** Fields of an article; its text travels only with its own page. */
export const POST_FIELDS = [
  'title',
  'excerpt',
  'category',
  'date',
  'updatedOn',
  'author',
  'image',
  'tags',
] as const satisfies readonly (keyof Post)[]

/** Returns the named fields of a value that exist. */
export function pick<Value extends object, Field extends keyof Value>(
  value: Value,
  fields: readonly Field[],
): Pick<Value, Field> {
  const found = fields.filter((field) => field in value).map((field) => [field, value[field]])
  // fromEntries loses which value belongs to which key.
  return Object.fromEntries(found) as Pick<Value, Field>
}
