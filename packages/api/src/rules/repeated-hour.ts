const MINUTE = 60_000
const DAY = 86_400_000
/** Days whose offsets are remembered: a list shows few. */
const REMEMBERED_MAX = 400

/** Minutes by which the clocks of a zone are ahead of UTC at an instant; of the device's zone where none is named. */
export const createOffset = (timeZone: string | undefined): ((at: number) => number) => {
  if (timeZone === undefined) return (at) => -new Date(at).getTimezoneOffset()
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const clock = new Intl.DateTimeFormat('en', { ...fields, hourCycle: 'h23', timeZone })
  return (at) => {
    const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
    return Math.round((shown - Math.floor(at / MINUTE) * MINUTE) / MINUTE)
  }
}

const offsetText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  if (minutes === 0) return 'GMT'
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/**
 * Tells an hour that comes twice from the other, where clocks are put back: gives its offset, such as `GMT+2`, and `undefined` for every
 * other time.
 */
export const createRepeatedHour = (timeZone: string | undefined): ((at: Date) => string | undefined) => {
  const offset = createOffset(timeZone)
  const changing = new Map<number, boolean>()
  /** Whether clocks are put on or back the day before, this day, or the next. */
  const isChanging = (day: number): boolean => {
    const known = changing.get(day)
    if (known !== undefined) return known
    if (changing.size >= REMEMBERED_MAX) changing.clear()
    const changes = offset((day - 1) * DAY) !== offset((day + 2) * DAY)
    changing.set(day, changes)
    return changes
  }
  return (when) => {
    const at = when.getTime()
    if (Number.isNaN(at) || !isChanging(Math.floor(at / DAY))) return undefined
    const own = offset(at)
    const isRepeated = [offset(at - DAY), offset(at + DAY)].some((other) => other !== own && offset(at + (own - other) * MINUTE) === other)
    return isRepeated ? offsetText(own) : undefined
  }
}
