import type { Job, JobReminder, JobRepeat } from '../schemas/index.ts'
import { createOffset } from './repeated-hour.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const DAYS: Readonly<Record<string, number>> = { D: 1, W: 7 }
const MONTHS: Readonly<Record<string, number>> = { M: 1, Y: 12 }
/** No month is longer. */
const LONGEST_MONTH = 31

const reminderMinutes: Readonly<Record<JobReminder, number>> = { PT1H: 60, P1D: 24 * 60, P2D: 2 * 24 * 60, P1W: 7 * 24 * 60 }

/** A date so many months later; the last of the month where it has no such day. */
const addMonths = (date: Date, months: number): Date => {
  const moved = new Date(date)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0)
  return moved
}

/** So many repetitions later, when the clocks of the time zone show the same hour. */
const repeatAfter = (from: Date, repeat: JobRepeat, times: number, offset: (at: number) => number): Date => {
  const unit = repeat.slice(-1)
  const count = Number(repeat.slice(1, -1)) * times
  const shown = new Date(from.getTime() + offset(from.getTime()) * MINUTE)
  const moved = addMonths(shown, count * (MONTHS[unit] ?? 0))
  moved.setUTCDate(moved.getUTCDate() + count * (DAYS[unit] ?? 0))
  // The offset is the one of where it arrives, which is known once it is near.
  const near = moved.getTime() - offset(moved.getTime()) * MINUTE
  return new Date(moved.getTime() - offset(near) * MINUTE)
}

/** When the next job is due and expires, once this one is done: the first of its repetitions that is still to come. */
export const planNextJob = (
  { repeat, dueDate, expiryDate }: { repeat: JobRepeat; dueDate?: string | undefined; expiryDate?: string | undefined },
  now: Date,
  timeZone: string,
): { dueDate: string; expiryDate?: string } => {
  const offset = createOffset(timeZone)
  const from = dueDate === undefined ? now : new Date(dueDate)
  // However late it is, few are tried: what is skipped is shorter than what has passed.
  const longest = (DAYS[repeat.slice(-1)] ?? LONGEST_MONTH * (MONTHS[repeat.slice(-1)] ?? 1)) * Number(repeat.slice(1, -1)) * DAY
  let times = Math.max(1, Math.floor((now.getTime() - from.getTime()) / longest))
  let next = repeatAfter(from, repeat, times, offset)
  while (next.getTime() <= now.getTime()) next = repeatAfter(from, repeat, ++times, offset)
  return {
    dueDate: next.toISOString(),
    ...(expiryDate !== undefined && { expiryDate: new Date(next.getTime() + Date.parse(expiryDate) - from.getTime()).toISOString() }),
  }
}

/** When somebody is reminded of a job; undefined where nobody is. */
export const findReminder = ({ dueDate, remindBefore }: Pick<Job, 'dueDate' | 'remindBefore'>): Date | undefined =>
  dueDate === undefined || remindBefore === undefined ? undefined : new Date(Date.parse(dueDate) - reminderMinutes[remindBefore] * MINUTE)
