import type { PlaceWord, SkipReason } from '@tracemark/api/rules'
import type { Classification, HistoryKind } from '@tracemark/api/schemas'

/** What a report says by itself. `{…}` stands for what it names; the portal's words for the same things are the same. */
export interface ReportTexts {
  title: string
  /** By the plural's category; `{count}`. */
  records: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { other: string }
  /** `{date}` and `{zone}`. */
  asOf: string
  everything: string
  nothing: string
  search: string
  classification: string
  asset: string
  task: string
  history: string
  from: string
  until: string
  recordedBy: string
  me: string
  /** Heads of columns. */
  occurred: string
  /** Before `from` and `until`, where these are of when records were received. */
  received: string
  assetAndUnit: string
  taskAndAnswers: string
  where: string
  by: string
  /** `{date}`: since when the record no longer holds. */
  expired: string
  /** By how much the device's clock was wrong, for which the time was corrected; `{size}`. */
  clockFast: string
  clockSlow: string
  yes: string
  no: string
  /** `{page}` and `{pages}`. */
  page: string
  classifications: Readonly<Record<Classification, string>>
  kinds: Readonly<Record<HistoryKind, string>>
  noPlace: Readonly<Record<SkipReason, string>>
  /** `{degrees}`, `{latitude}` and `{longitude}`, `{distance}`. */
  place: Readonly<Record<PlaceWord | 'accuracy', string>>
}
