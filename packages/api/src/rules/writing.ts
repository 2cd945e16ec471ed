// How recorded values are written, apart from the other rules: the first view of every widget takes these and no more.
export { isDay } from './day.ts'
export { createDecimalWriter, readDecimal } from './decimal-text.ts'
export { createRepeatedHour } from './repeated-hour.ts'
