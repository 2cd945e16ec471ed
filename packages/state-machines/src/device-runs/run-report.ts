import { CLOCK_NOTE_FROM_MS, serverClock } from '@tracemark/api/clock'
import type { TaskRunUpdate } from '@tracemark/api/schemas'

/** When the worker submitted, and by which clock. */
export interface RunReport {
  /** ISO 8601. */
  reportedDate: string
  /** By how many milliseconds the device's clock was ahead: the date is corrected by it. Absent where no answer had told the time. */
  clockAhead?: number | undefined
}

/** Now, by the server's clock where an answer has told it to this page, else by the device's own. */
export const reportNow = (): RunReport => {
  const clockAhead = serverClock.ahead()
  const now = clockAhead === undefined ? new Date() : serverClock.date()
  return { reportedDate: now.toISOString(), clockAhead }
}

type SentReport = Pick<NonNullable<TaskRunUpdate['metadata']>, 'reportedDate' | 'clockOffset'>

/**
 * A report as it is sent. What was submitted before any answer told the time is corrected by what the device's clock is wrong now: nobody
 * knows more of a run that was made without a network. A correction is noted where it is more than an inaccuracy.
 */
export const sentReport = ({ reportedDate, clockAhead }: RunReport): SentReport => {
  const ahead = clockAhead ?? serverClock.ahead() ?? 0
  if (Math.abs(ahead) < CLOCK_NOTE_FROM_MS) return { reportedDate }
  const corrected = clockAhead === undefined ? new Date(Date.parse(reportedDate) - ahead).toISOString() : reportedDate
  return { reportedDate: corrected, clockOffset: Math.round(ahead / 1_000) }
}
