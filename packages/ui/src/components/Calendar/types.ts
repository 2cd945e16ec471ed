export interface CalendarEvent {
  id: string
  name: string
  /** `YYYY-MM-DD`. */
  day: string
  /** The time of day in words; absent for the whole day. */
  time?: string | undefined
  href?: string | undefined
  /** `warning`: it needs a look. */
  tone?: 'plain' | 'warning' | undefined
}
