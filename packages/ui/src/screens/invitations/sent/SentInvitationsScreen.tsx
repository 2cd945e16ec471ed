import { invitationStatuses, type OrganizationAccount, OrganizationAccountQuery } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import type { DataTableColumn } from '../../../components/DataTable/types.ts'
import { createFilters } from '../../../components/ListFrame/create-filters.ts'
import { type EntityList, ListFrame } from '../../../components/ListFrame/ListFrame.tsx'
import { StatusChip } from '../../../components/StatusChip/StatusChip.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/keys.ts'

const createColumns = (t: Translate, format: Format): DataTableColumn<OrganizationAccount>[] => [
  {
    field: 'email',
    header: t('people:email'),
    text: (row) => row.email,
    flex: 2,
    minWidth: 220,
    hideable: false,
    card: 'title',
  },
  {
    field: 'role',
    header: t('people:role'),
    text: (row) => t(`invitations:sent.role.${row.role}`),
    width: 130,
    card: 'line',
  },
  {
    field: 'status',
    header: t('people:status'),
    text: (row) => t(`names:status.invitation.${row.status === 'declined' || row.status === 'expired' ? row.status : 'pending'}`),
    render: (row) => <StatusChip kind="invitation" status={row.status} />,
    width: 150,
    card: 'badge',
  },
  {
    field: 'inviteExpiry',
    header: t('invitations:expiry'),
    text: ({ status, inviteExpiry }) => (status === 'declined' || inviteExpiry === undefined ? '' : format.dateTime(inviteExpiry)),
    flex: 1,
    minWidth: 190,
    muted: true,
    card: 'foot',
    cardText: 'named',
  },
]

/** Who is invited to the organization and has not come yet (specification 1, section 6). */
export const SentInvitationsScreen = ({ onCreate, ...list }: EntityList<OrganizationAccount>) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const filters = createFilters(OrganizationAccountQuery, {
    status: {
      label: t('people:status'),
      options: invitationStatuses.map((value) => ({ value, label: t(`names:status.invitation.${value}`) })),
    },
  })
  return (
    <ListFrame
      {...list}
      name="invitations"
      entity="invitations"
      title={t('names:invitations.title')}
      primary={onCreate && { label: t('invitations:invite.open'), icon: 'plus', onSelect: onCreate }}
      searchLabel={t('invitations:search')}
      filters={filters}
      columns={columns}
      empty={{ icon: 'mail', title: t('invitations:empty.title'), text: t('invitations:empty.text') }}
    />
  )
}
