const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}
