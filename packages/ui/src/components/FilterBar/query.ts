import type { Classification, interactionSorts } from '@tracemark/api/schemas'

export type InteractionSort = (typeof interactionSorts)[number]

export const interactionRanges = ['7d', '30d', '12m', 'all'] as const
export type InteractionRange = (typeof interactionRanges)[number]

/** What is asked of the list, as the address bar holds it. */
export interface InteractionsQueryValues {
  /** Counts from 1. */
  page: number
  perPage: number
  sort: InteractionSort
  search: string
  /** Empty: all. */
  classification: readonly Classification[]
  taskId?: string | undefined
  createdByMe: boolean
  range: InteractionRange
}

/** A change of the query. A new filter begins at page 1, and says so itself. */
export type QueryChange = Partial<InteractionsQueryValues>

/** Whether anything but the time range narrows the list. */
export const isFiltered = (query: InteractionsQueryValues): boolean =>
  query.search !== '' || query.classification.length > 0 || query.taskId !== undefined || query.createdByMe
