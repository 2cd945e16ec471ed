import type { CsvSeparator } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'

/** What spreadsheets expect between values in this language: a comma, but where that is the decimal mark. */
export const usualSeparator = (format: Format): CsvSeparator => (format.number(0.5).includes(',') ? 'semicolon' : 'comma')
