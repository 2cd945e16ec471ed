import { serverClock } from '@tracemark/api/clock'
import { addDays, createDayReader } from '@tracemark/api/rules'
import { type DateRange, type DateRangeName, dateRanges, getWeekStart, rangeDays } from '@tracemark/ui/components/date-range-picker'
import { useFormat } from '@tracemark/ui/i18n'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { useAddressParams } from './address-params.ts'

const USUAL: DateRangeName = 'last_30_days'

const Name = z.catch(z.enum(dateRanges), USUAL)
const Day = z.iso.date()

/** `to` is not included. */
const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The range in an address, seen from `today`; one that can't be read is the usual one. */
export const readPeriod = (params: URLSearchParams, today: string, weekStart: Parameters<typeof rangeDays>[2]): DateRange => {
  const range = Name.parse(params.get('range'))
  const days = rangeDays(range, today, weekStart)
  if (days) return { range, ...days }
  const from = Day.safeParse(params.get('from')).data
  const to = Day.safeParse(params.get('to')).data
  if (from !== undefined && to !== undefined && from <= to) return { range, from, to }
  return { range: USUAL, from: addDays(today, -29), to: today }
}

/** What a period is compared with: as many days before it, and the whole month before last month. */
export const getDaysBefore = ({ range, from, to }: DateRange): { from: string; to: string } => {
  const last = addDays(from, -1)
  return { from: range === 'last_month' ? `${last.slice(0, 8)}01` : addDays(from, -countDays(from, addDays(to, 1))), to: last }
}

/** The address after a choice; what it says of other things stays. */
export const writePeriod = (params: URLSearchParams, { range, from, to }: DateRange): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const name of ['range', 'from', 'to']) next.delete(name)
  if (range !== USUAL) next.set('range', range)
  if (range === 'custom') {
    next.set('from', from)
    next.set('to', to)
  }
  return next
}

/** A period in the address, `?range=last_week` or `?range=custom&from=2026-05-01&to=2026-05-12`, and whether it is compared with the one before, `&compare=false`. */
export const usePeriod = (timeZone: string) => {
  const [params, changeParams] = useAddressParams()
  const { locale } = useFormat()
  const readDay = useMemo(() => createDayReader(timeZone), [timeZone])
  const period = readPeriod(params, readDay(serverClock.date()), getWeekStart(locale))
  const isCompared = params.get('compare') !== 'false'
  return {
    period,
    before: getDaysBefore(period),
    isCompared,
    onPeriod: (chosen: DateRange) => changeParams((held) => writePeriod(held, chosen)),
    onCompare: (compared: boolean) =>
      changeParams((held) => {
        const next = new URLSearchParams(held)
        if (compared) next.delete('compare')
        else next.set('compare', 'false')
        return next
      }),
  }
}
