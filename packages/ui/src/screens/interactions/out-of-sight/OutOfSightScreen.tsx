import { type InteractionOutOfSight, OutOfSightQuery, outOfSight } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { createFilters } from '../../../components/ListFrame/create-filters.ts'
import { type EntityList, ListFrame } from '../../../components/ListFrame/ListFrame.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { createColumns } from '../list/columns.tsx'

/** Which columns of the list of interactions stand here, beside what became of them and when. */
const SHOWN: ReadonlySet<string> = new Set(['reportedDate', 'thing', 'item', 'task', 'createdBy'])

/** Interactions that are hidden or deleted, until they are restored or removed. */
export const OutOfSightScreen = (list: EntityList<InteractionOutOfSight>) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(
    () => [
      ...createColumns(t, format)
        .filter(({ field }) => SHOWN.has(field))
        .map((column) => ({ ...column, hiddenAtFirst: false })),
      {
        field: 'visibility',
        header: t('interaction-page:visibility'),
        text: (row: InteractionOutOfSight) => t(`interaction-page:visibility.${row.visibility}`),
        width: 120,
        card: 'badge' as const,
      },
      {
        field: 'changedAt',
        header: t('interaction-page:out_of_sight.since'),
        text: (row: InteractionOutOfSight) => (row.changedAt === undefined ? '' : format.recent(row.changedAt)),
        width: 140,
        muted: true,
        card: 'foot' as const,
      },
    ],
    [t, format],
  )
  const filters = useMemo(
    () =>
      createFilters(OutOfSightQuery, {
        visibility: {
          label: t('interaction-page:visibility'),
          options: outOfSight.map((state) => ({ value: state, label: t(`interaction-page:visibility.${state}`) })),
        },
      }),
    [t],
  )
  return (
    <ListFrame
      {...list}
      name="interactions-out-of-sight"
      title={t('interactions:visibility')}
      summary={t('interaction-page:out_of_sight.summary')}
      searchLabel={t('interactions:search')}
      filters={filters}
      columns={columns}
      empty={{
        icon: 'interactions',
        title: t('interaction-page:out_of_sight.empty'),
        text: t('interaction-page:out_of_sight.empty_text'),
      }}
    />
  )
}
