/** Days are `YYYY-MM-DD`, months `YYYY-MM`: plain days of the calendar, without a zone. */
const DAY = 24 * 3600 * 1000

const read = (day: string) => new Date(`${day}T00:00:00Z`)
const write = (date: Date) => date.toISOString().slice(0, 10)

export const getMonth = (day: string) => day.slice(0, 7)

export const addDays = (day: string, count: number) => write(new Date(read(day).getTime() + count * DAY))

/** The same day in another month, or that month's last. */
export const addMonths = (day: string, count: number) => {
  const from = read(day)
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return write(new Date(first.getTime() + (Math.min(from.getUTCDate(), last) - 1) * DAY))
}

/** How many days `day` stands after the first of its week; `firstDay` is 1 for Monday to 7 for Sunday. */
const intoWeek = (day: string, firstDay: number) => (read(day).getUTCDay() - firstDay + 7) % 7

export const toStartOfWeek = (day: string, firstDay: number) => addDays(day, -intoWeek(day, firstDay))

/** The seven days from this one on. */
export const listDays = (start: string): string[] => Array.from({ length: 7 }, (_, at) => addDays(start, at))

/** The weeks that a month touches, seven days each. */
export const listWeeks = (month: string, firstDay: number): string[][] => {
  const weeks: string[][] = []
  let start = toStartOfWeek(`${month}-01`, firstDay)
  do {
    weeks.push(listDays(start))
    start = addDays(start, 7)
  } while (getMonth(start) === month)
  return weeks
}
