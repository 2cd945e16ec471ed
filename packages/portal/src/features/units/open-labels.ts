import { addresses } from '@tracemark/api/addresses'
import { BULK_MAX, type Unit } from '@tracemark/api/schemas'
import type { useToast } from '@tracemark/ui/components/toasts'
import type { useFormat, useTranslate } from '@tracemark/ui/i18n'
import type { NavigateFunction } from 'react-router'
import type { Selected } from './labels.tsx'

/** What leads to the labels of these units, for the history's state; undefined where they are too many for one form. */
export const selectLabels = (ids: readonly string[], known: ReadonlyMap<string, Unit>, back: string | undefined): Selected | undefined => {
  if (ids.length > BULK_MAX) return undefined
  const closed = ids.flatMap((id) => known.get(id) ?? []).filter(({ unitUrl }) => unitUrl === undefined)
  const [first] = closed
  return {
    unitIds: [...ids],
    ...(first && { closedThingId: first.thingId, ...(closed.length === ids.length && { allClosed: true as const }) }),
    ...(back !== undefined && { back }),
  }
}

interface Page {
  org: string
  /** The asset whose units are listed, where it is one. */
  thingId: string | undefined
  /** Of the list's address. */
  search: string
  /** Where the labels are left for, if it is not the list. */
  back: string | undefined
}

interface Means {
  t: ReturnType<typeof useTranslate>
  format: ReturnType<typeof useFormat>
  toast: ReturnType<typeof useToast>
  navigate: NavigateFunction
}

/** Opens the labels of these units, or says that they are too many. */
export const openLabels = (
  ids: readonly string[],
  known: ReadonlyMap<string, Unit>,
  { org, thingId, search, back }: Page,
  { t, format, toast, navigate }: Means,
): void => {
  const state = selectLabels(ids, known, back)
  if (!state) {
    toast({ kind: 'notice', text: t('units:labels_at_most', { max: format.number(BULK_MAX) }) })
    return
  }
  const form = thingId === undefined ? addresses.units.labelsOfAny.to({ org }) : addresses.units.labels.to({ org, thingId })
  void navigate(`${form}${search}`, { state })
}
