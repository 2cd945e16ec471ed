import type { Format } from './format.ts'

/** A number that was kept as text, in the writing of the language; what is none stays as it was written. */
export const numberText = (value: string, format: Format, maximumFractionDigits = 20): string =>
  value.trim() !== '' && Number.isFinite(Number(value))
    ? // A year is written without a separator: four digits need none.
      format.number(Number(value), { useGrouping: 'min2', maximumFractionDigits })
    : value
