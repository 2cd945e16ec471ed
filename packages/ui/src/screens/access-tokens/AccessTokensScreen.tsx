import type { AccessToken } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { EntityListFrame } from '../../components/ListFrame/EntityListFrame.tsx'
import type { EntityList } from '../../components/ListFrame/ListFrame.tsx'
import { useFormat, useNow, useTranslate } from '../../i18n/context.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { Icon } from '../../icons/Icon.tsx'

const createColumns = (t: Translate, format: Format, now: () => Date): DataTableColumn<AccessToken>[] => {
  const isExpired = ({ expiresAt }: AccessToken) => expiresAt !== undefined && new Date(expiresAt) <= now()
  const expiry = (row: AccessToken): string => {
    if (row.expiresAt === undefined) return t('access-tokens:no_expiry')
    const day = format.day(row.expiresAt)
    return isExpired(row) ? t('access-tokens:expired', { day }) : day
  }
  return [
    {
      field: 'name',
      header: t('common:name'),
      text: (row) => row.name,
      flex: 2,
      minWidth: 160,
      hideable: false,
      card: 'title',
    },
    {
      field: 'clientId',
      header: t('access-tokens:client_id'),
      text: (row) => row.clientId,
      cut: 'middle',
      flex: 1,
      minWidth: 150,
    },
    {
      field: 'type',
      header: t('access-tokens:type'),
      text: (row) => t(`access-tokens:type_name.${row.accessTokenType}`),
      width: 120,
      card: 'line',
    },
    {
      field: 'dateModified',
      header: t('common:modified'),
      text: (row) => format.day(row.dateModified),
      width: 124,
      muted: true,
    },
    {
      field: 'lastUsedAt',
      header: t('access-tokens:last_used'),
      text: (row) => (row.lastUsedAt === undefined ? t('access-tokens:never_used') : format.dateTime(row.lastUsedAt)),
      width: 170,
      muted: true,
      card: 'foot',
      cardText: (row) =>
        row.lastUsedAt === undefined ? t('access-tokens:never_used') : `${t('access-tokens:last_used')} ${format.dateTime(row.lastUsedAt)}`,
    },
    {
      field: 'expiresAt',
      header: t('access-tokens:expires'),
      text: expiry,
      render: (row) =>
        isExpired(row) ? (
          <Chip data-tone="warning">
            <Icon name="clock" size={14} />
            <span>{expiry(row)}</span>
          </Chip>
        ) : (
          expiry(row)
        ),
      minWidth: 190,
      card: 'badge',
      cardText: (row) =>
        row.expiresAt === undefined || isExpired(row) ? expiry(row) : `${t('access-tokens:expires')} ${format.day(row.expiresAt)}`,
    },
  ]
}

/** The tokens by which other programs reach the organization (specification 1, section 3). */
export const AccessTokensScreen = (list: EntityList<AccessToken>) => {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const columns = useMemo(() => createColumns(t, format, now), [t, format, now])
  return <EntityListFrame {...list} columns={columns} entity="access-tokens" />
}
