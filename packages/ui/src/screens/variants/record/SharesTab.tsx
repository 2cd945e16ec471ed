import { type VariantShare, VariantShareQuery } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import type { DataTableColumn } from '../../../components/DataTable/types.ts'
import { EntityName } from '../../../components/EntityName/EntityName.tsx'
import { createFilters } from '../../../components/ListFrame/create-filters.ts'
import { ListFrame, type ServerList } from '../../../components/ListFrame/ListFrame.tsx'
import type { ListAction } from '../../../components/ListFrame/types.ts'
import { OfferState } from '../../../components/OfferState/OfferState.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'

export interface SharesTabProps extends ServerList<VariantShare> {
  /** Why it can't be shared. */
  obstacle?: string | undefined
  /** Leads to where a task is added to the asset, where that is what stands in the way. Absent where the person may not. */
  onAddTask?: (() => void) | undefined
  rowActions?: ((row: VariantShare) => readonly ListAction[]) | undefined
}

const createColumns = (t: Translate, format: Format): DataTableColumn<VariantShare>[] => [
  {
    field: 'destination',
    header: t('variants:share.destination'),
    text: (row) => row.destination.name,
    render: (row) => <EntityName name={row.destination.name} image={row.destination.image} />,
    flex: 2,
    minWidth: 200,
    hideable: false,
    card: 'title',
  },
  {
    field: 'mode',
    header: t('variants:share.mode'),
    text: (row) => t(`variants:share.${row.mode}`),
    minWidth: 126,
    card: 'line',
  },
  {
    field: 'state',
    header: t('variants:states'),
    text: (row) => t(`offers:state.${row.state}`),
    render: (row) => <OfferState state={row.state} />,
    minWidth: 132,
    card: 'badge',
  },
  {
    field: 'message',
    header: t('offers:message'),
    text: (row) => row.message ?? '',
    flex: 1,
    minWidth: 140,
    hiddenAtFirst: true,
    card: 'line',
  },
  {
    field: 'createdAt',
    header: t('offers:column.offered'),
    text: (row) => format.day(row.createdAt),
    width: 124,
    muted: true,
    card: 'foot',
    cardText: 'named',
  },
  {
    field: 'answeredAt',
    header: t('variants:answered'),
    text: (row) => (row.answeredAt === undefined ? '' : format.day(row.answeredAt)),
    width: 124,
    muted: true,
  },
  {
    field: 'followedAt',
    header: t('variants:followed'),
    text: (row) => (row.followedAt === undefined ? '' : format.dateTime(row.followedAt)),
    width: 168,
    muted: true,
  },
]

const getId = ({ id }: VariantShare) => id
const getName = ({ destination }: VariantShare) => destination.name

/** To whom a variant was offered, how, and what became of it. */
export const SharesTab = ({ obstacle, onAddTask, ...list }: SharesTabProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const filters = createFilters(VariantShareQuery, {
    state: { label: t('variants:states'), option: (state) => t(`offers:state.${state}`) },
  })
  return (
    <ListFrame
      {...list}
      name="variant-shares"
      title={t('offers:given.title')}
      header={null}
      primary={onAddTask && { label: t('task-assets:new'), icon: 'plus', onSelect: onAddTask }}
      searchLabel={t('variants:search_shares')}
      filters={filters}
      columns={columns}
      getRowId={getId}
      getRowName={getName}
      empty={{ icon: 'link', title: t('variants:no_shares.title'), text: obstacle ?? t('variants:no_shares.text') }}
    />
  )
}
