import type { Format } from '../../i18n/format.ts'
import { MEGABYTE } from './attachment.ts'

const KILOBYTE = 1024

/** `2.4 MB`, `312 kB`. */
export const sizeIn = (format: Format, bytes: number): string =>
  bytes >= MEGABYTE
    ? format.number(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
    : format.number(Math.max(1, bytes / KILOBYTE), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
