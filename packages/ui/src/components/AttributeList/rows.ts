export const attributeTypes = ['string', 'number', 'boolean', 'date'] as const
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
export const isIncomplete = ({ key, value }: Pick<Attribute, 'key' | 'value'>): boolean => key.trim() === '' || value.trim() === ''

/** A row in which nothing was entered counts as none. */
export const isBlank = ({ key, value, unit = '', unreadable }: AttributeRow): boolean =>
  `${key}${value}${unit}`.trim() === '' && !unreadable

/** What is typed and can't be read is said of its own. */
export const lacksText = (row: AttributeRow): boolean => row.key.trim() === '' || (row.value.trim() === '' && !row.unreadable)

/** 'All attributes must have both key and value' (specification 1, section 5). */
export const areComplete = (attributes: readonly Pick<Attribute, 'key' | 'value'>[]): boolean => !attributes.some(isIncomplete)

/** A value of one type means nothing to another: a switch begins at no, the others empty. */
export const emptyValue = (type: AttributeType): string => (type === 'boolean' ? 'false' : '')
