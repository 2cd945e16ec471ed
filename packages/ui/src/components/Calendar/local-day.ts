/** `YYYY-MM-DD` where this person is. */
export const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The last second of a day where this person is, as an instant; undefined for no day. What is no day stays as it is written, for the schema to refuse. */
export const toEndOfDay = (day: string): string | undefined => {
  if (day === '') return undefined
  const end = new Date(`${day}T23:59:59`)
  return Number.isNaN(end.getTime()) ? day : end.toISOString()
}
