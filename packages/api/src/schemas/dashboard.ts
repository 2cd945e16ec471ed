import * as z from 'zod/mini'
import { Classification } from './classification.ts'
import { countUpTo, FileUrl, Id, Timestamp } from './common.ts'
import { Named } from './entity.ts'

/** So many days at most, which are ten years. */
export const DASHBOARD_DAYS_MAX = 3660

/** Rows of a tile at first, and at most. */
export const DASHBOARD_ROWS = 6
export const DASHBOARD_ROWS_MAX = 100

const DAY_MS = 86_400_000
const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** Days in the organization's time zone, both included. */
const period = {
  from: z.iso.date(),
  to: z.iso.date(),
  /** The first day of the period before, which ends where this one begins. */
  beforeFrom: z.optional(z.iso.date()),
}

/** Instants of all time zones on these days are of the years that a timestamp may have. */
const FIRST_DAY = '1900-01-02'
const LAST_DAY = '9999-12-30'

interface Period {
  from: string
  to: string
  beforeFrom?: string | undefined
}

const isInOrder = ({ from, to, beforeFrom = from }: Period) =>
  FIRST_DAY <= beforeFrom &&
  to <= LAST_DAY &&
  beforeFrom <= from &&
  from <= to &&
  countDays(from, to) <= DASHBOARD_DAYS_MAX &&
  countDays(beforeFrom, from) <= DASHBOARD_DAYS_MAX

const inOrder = z.refine<Period>(isInOrder, {
  error: 'must be days in their order, at most ten years',
  path: ['to'],
  params: { code: 'date_invalid' },
})

/** What happened in a period, by the reported date. */
export const DashboardQuery = z.object(period).check(inOrder)
export type DashboardQuery = z.infer<typeof DashboardQuery>

export const DashboardRowsQuery = z.object({ ...period, rows: z._default(countUpTo(DASHBOARD_ROWS_MAX), DASHBOARD_ROWS) }).check(inOrder)
export type DashboardRowsQuery = z.infer<typeof DashboardRowsQuery>

const Count = z.int().check(z.gte(0))
/** In the period, and in the one before where it is compared. */
const counted = { count: Count, before: z.optional(Count) }

/** From this instant until before that one. */
export const TimeSpan = z.object({ from: Timestamp, to: Timestamp })
export type TimeSpan = z.infer<typeof TimeSpan>

export const periodUnits = ['hour', 'day', 'month'] as const
export type PeriodUnit = (typeof periodUnits)[number]

const Classifications = z.record(Classification, Count)

export const DashboardBar = z.object({ ...TimeSpan.shape, classifications: Classifications, before: z.optional(Count) })
export type DashboardBar = z.infer<typeof DashboardBar>

/** All interactions of a period, and how they divide. */
export const DashboardTotal = z.object({
  ...TimeSpan.shape,
  ...counted,
  classifications: Classifications,
  classificationsBefore: z.optional(Classifications),
  unit: z.enum(periodUnits),
  bars: z.array(DashboardBar),
})
export type DashboardTotal = z.infer<typeof DashboardTotal>

/** One of those that a tile counts by. A place has no id but its name. */
export const DashboardRow = z.object({ id: z.optional(Id), name: z.string(), image: z.optional(FileUrl), ...counted })
export type DashboardRow = z.infer<typeof DashboardRow>

/** Interactions of a period by what they name: those that have most first. */
export const DashboardRows = z.object({
  ...TimeSpan.shape,
  ...counted,
  rows: z.array(DashboardRow),
  /** How many there are, with those that are not among the rows. */
  totalRows: Count,
  /** Interactions that name none. */
  none: z.object(counted),
})
export type DashboardRows = z.infer<typeof DashboardRows>

/** Units that are not hidden by their status, as they are now. */
export const DashboardStatuses = z.object({
  count: Count,
  statuses: z.array(z.object({ value: z.int(), name: Named.shape.name, count: Count })),
})
export type DashboardStatuses = z.infer<typeof DashboardStatuses>
