import type { TableLayout } from '@tracemark/ui/components/table-layouts'

const sorted = (record: object = {}) => Object.entries(record).toSorted(([one], [other]) => one.localeCompare(other))

const toKey = ({ order = [], shown, widths, density }: TableLayout): string =>
  JSON.stringify([order, sorted(shown), sorted(widths), density])

/** Whether two looks of a list are alike, in whatever order they name their columns. */
export const isSameColumns = (one: TableLayout, other: TableLayout): boolean => toKey(one) === toKey(other)
