import { assetStatuses, type ValueChain } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import { chipColumn } from '../../components/Chip/chip-column.ts'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import { nameColumn } from '../../components/ListFrame/entity-columns.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'

const createColumns = (t: Translate, format: Format): DataTableColumn<ValueChain>[] => [
  nameColumn(t),
  {
    field: 'isDefault',
    header: t('assets:column.state'),
    text: (row) => {
      if (row.isDefault) return t('value-chains:default')
      return row.archived ? t('names:status.thing.archived') : ''
    },
    render: (row) => {
      if (row.archived) return <StatusChip kind="thing" status={assetStatuses.archived} />
      if (!row.isDefault) return null
      return (
        <Chip data-tone="positive" style={{ paddingInline: 9 }}>
          {t('value-chains:default')}
        </Chip>
      )
    },
    width: chipColumn([t('value-chains:default'), t('names:status.thing.archived')], 112),
    card: 'badge',
  },
  {
    field: 'elements',
    header: t('value-chains:elements'),
    text: ({ elements }) => format.number(elements.length),
    width: 104,
    align: 'end',
    card: 'line',
  },
  {
    field: 'createdBy',
    header: t('common:created_by'),
    text: ({ account }) => (account ? `${account.firstName} ${account.lastName}`.trim() : ''),
    flex: 1,
    minWidth: 140,
    muted: true,
  },
  {
    field: 'createdAt',
    header: t('common:created_at'),
    text: (row) => format.day(row.createdAt),
    width: 136,
    muted: true,
    card: 'foot',
    cardText: 'named',
  },
]

/** The chains that an organization's goods go through (specification 1, section 3). */
export const ValueChainsScreen = (list: EntityList<ValueChain>) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  return <EntityListFrame {...list} columns={columns} entity="value-chains" />
}
