const MINUTE = 60_000

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
