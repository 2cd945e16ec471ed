import { takeLine } from '@tracemark/api/rules'
import type { attributeTypes } from '@tracemark/api/schemas'

export type AttributeType = (typeof attributeTypes)[number]

/** An attribute as the calls carry it: the value is text, `true` or `false`, a number with a point, or `YYYY-MM-DD`. */
export interface Attribute {
  key: string
  value: string
  type: AttributeType
  unit?: string
  /** The base attribute that it is a value of, as long as it keeps its type. */
  baseAttributeId?: string
}

export interface AttributeRow extends Attribute {
  /** Tells rows apart while keys are still empty. */
  rowId: number
  /** What was typed is no number or no date: the value is empty. */
  unreadable?: boolean
}

/** Whether an attribute lacks its key or its value. */
export const isIncomplete = ({ key, value }: Pick<Attribute, 'key' | 'value'>): boolean => takeLine(key) === '' || value.trim() === ''

/** A row in which nothing was entered counts as none. */
export const isBlank = ({ key, value, unit = '', unreadable }: AttributeRow): boolean =>
  takeLine(`${key}${value}${unit}`) === '' && !unreadable

/** What is typed and can't be read is said of its own. */
export const lacksText = (row: AttributeRow): boolean => takeLine(row.key) === '' || (takeLine(row.value) === '' && !row.unreadable)

/** 'All attributes must have both key and value' (specification 1, section 5). */
export const areComplete = (attributes: readonly Pick<Attribute, 'key' | 'value'>[]): boolean => !attributes.some(isIncomplete)

/** Labels are the same whatever their case and blanks. */
const foldedLabel = (label: string): string => label.toLowerCase().replaceAll(/\s+/g, '')

/** Whether a label is among these. An empty one is not yet a label. */
export const isRepeated = (label: string, others: readonly string[]): boolean => {
  const folded = foldedLabel(label)
  return folded !== '' && others.some((other) => foldedLabel(other) === folded)
}

/** The places of attributes whose key an earlier one has. */
export const repeatedIn = (attributes: readonly Pick<Attribute, 'key'>[]): number[] =>
  attributes.flatMap(({ key }, index) => {
    const before = attributes.slice(0, index).map((attribute) => attribute.key)
    return isRepeated(key, before) ? [index] : []
  })

/** A value of one type means nothing to another: a switch begins at no, the others empty. */
export const emptyValue = (type: AttributeType): string => (type === 'boolean' ? 'false' : '')
