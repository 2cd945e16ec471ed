import type { Classification, DashboardRows, DashboardStatuses, DashboardTotal, InteractionOrigin, TimeSpan } from '@tracemark/api/schemas'
import type { DateRange } from '../../components/DateRangePicker/DateRangePicker.tsx'
import type { Failure } from '../../errors/error-code.ts'

/** What one tile shows: nothing while it is on its way. */
export interface Tile<Data> {
  data: Data | undefined
  failure?: Failure | undefined
  onRetry: () => void
}

/** Interactions are counted by these, each in a tile. */
export const rowTiles = ['tasks', 'services', 'workers', 'assets', 'places'] as const
export type RowTile = (typeof rowTiles)[number]

/** What asks for somebody: what is due, what is wrong, what is new. */
export const attentions = ['overdue', 'due', 'review', 'changed'] as const
/** How many there are of each that the person may see. */
export type Attention = { [Name in (typeof attentions)[number]]?: { count: number; isAtLeast?: boolean | undefined } | undefined }

/** What of the interactions a number stands for. */
export interface InteractionFilter {
  classification?: Classification
  taskId?: string
  thingId?: string
  createdById?: string
  origin?: InteractionOrigin
  place?: string
}

export interface DashboardScreenProps {
  period: DateRange
  /** The days that it is compared with, and how many there are of both. Absent where they are not. */
  before: { from: string; to: string } | undefined
  isCompared: boolean
  timeZone: string
  /** Ends when it is saved, or has told why not. Absent where the person may not change it. */
  onTimeZone?: ((timeZone: string) => Promise<void>) | undefined
  /** For how many hours workers may correct their answers. */
  correctionHours?: number | undefined
  /** Absent where the person may not change it. */
  onCorrectionHours?: ((hours: number) => void) | undefined
  /** Absent are those that the person may not see. */
  tiles: { total: Tile<DashboardTotal>; statuses?: Tile<DashboardStatuses> | undefined; attention?: Tile<Attention> | undefined } & {
    [Name in RowTile]?: Tile<DashboardRows> | undefined
  }
  getInteractionsHref: (span: TimeSpan, filter?: InteractionFilter) => string
  /** Units with this status, or all. */
  getUnitsHref: (status?: number) => string
  getAttentionHref: (name: keyof Attention) => string
  /** Whether the organization opens with this page. */
  isFirst: boolean
  onFirst: (isFirst: boolean) => void
  onPeriod: (period: DateRange) => void
  onCompare: (isCompared: boolean) => void
  onMore: (tile: RowTile) => void
  onOpen: (href: string) => void
  /** Absent until all tiles are there or failed. */
  onExport?: (() => void) | undefined
}
