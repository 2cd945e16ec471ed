import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { DaySpan, FilterValue, FilterValues, ListFilter, Period } from './types.ts'

/** Of an option that is not there, or not yet. */
const UNKNOWN = '…'

/** A value as its kind of filter has it. One of another kind, as an old address may hold, is none. */
export const toStringValue = (value: FilterValue | undefined): string | undefined =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined
export const toStrings = (value: FilterValue | undefined): readonly string[] => {
  if (typeof value === 'string' || typeof value === 'boolean') return [String(value)]
  return Array.isArray(value) ? value : []
}
export const toSpan = (value: FilterValue | undefined): DaySpan | undefined =>
  typeof value === 'object' && 'from' in value ? value : undefined

export const isPeriod = (filter: ListFilter): filter is Period => filter.type === 'period'

/** What stays when filters are cleared. */
export const cleared = (filters: readonly ListFilter[], values: FilterValues): FilterValues =>
  Object.fromEntries(filters.filter(isPeriod).map(({ field }) => [field, values[field]]))

/** Whether a filter is set, also one that is not offered. */
export const isFiltered = (filters: readonly ListFilter[], values: FilterValues): boolean => {
  const kept = cleared(filters, values)
  return Object.entries(values).some(([field, value]) => value !== undefined && !(field in kept))
}

/** What a chip says of its value. */
export const useFilterWords = () => {
  const t = useTranslate()
  const format = useFormat()
  return (filter: ListFilter, value: FilterValue, isMissing: boolean): string => {
    const span = toSpan(value)
    if (span) return t('lists:filter.days', { from: format.day(span.from), to: format.day(span.to) })
    if (!('options' in filter)) return toStringValue(value) ?? ''
    const unknown = isMissing ? t('lists:filter.deleted') : UNKNOWN
    return format.list(toStrings(value).map((each) => filter.options.find((option) => option.value === each)?.label ?? unknown))
  }
}
