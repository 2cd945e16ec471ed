import type { Format } from './format.ts'

/** A number with its unit as the language writes both, with every digit: `12.5%`, `12,5 %`. */
export const withUnit = (value: number | string, unit: 'percent' | 'meter', format: Format): string =>
  new Intl.NumberFormat(format.locale, { style: 'unit', unit })
    .formatToParts(2)
    .map((part) => (part.type === 'integer' ? format.number(value) : part.value))
    .join('')
