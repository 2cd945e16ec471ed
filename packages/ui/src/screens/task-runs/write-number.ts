import type { Format } from '../../i18n/format.ts'

/**
 * As the format does. Each of our languages writes counts below a thousand alike: the first formatter of a page costs 20 ms, for which a
 * task's first form would wait (docs/decisions/task-start.md).
 */
export const writeNumber = (value: number, format: Format): string =>
  Number.isInteger(value) && value >= 0 && value < 1_000 ? String(value) : format.number(value)

/** What a number is held against, and may be a year: no separators below ten thousand, nor a formatter. */
export const writeBound = (value: number, format: Format): string =>
  Number.isInteger(value) && value >= 0 && value < 10_000 ? String(value) : format.decimal(value)
