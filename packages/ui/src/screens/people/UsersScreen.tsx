import { styled } from '@mui/material/styles'
import { type OrganizationAccount, OrganizationAccountQuery, userStatuses } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { Chip } from '../../components/Chip/Chip.tsx'
import type { DataTableColumn } from '../../components/DataTable/types.ts'
import { EntityName } from '../../components/EntityName/EntityName.tsx'
import { createFilters } from '../../components/ListFrame/create-filters.ts'
import { type EntityList, ListFrame } from '../../components/ListFrame/ListFrame.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { Translate } from '../../i18n/keys.ts'

const Person = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  verticalAlign: 'middle',
  '& > .tm-entity-name > :is(i, img)': { borderRadius: '50%' },
  '& > .tm-chip': { padding: '0 8px' },
})

const statusKey = (status: OrganizationAccount['status']) =>
  status === 'active' || status === 'suspended' ? (`names:status.user.${status}` as const) : (`names:status.invitation.${status}` as const)

const createColumns = (t: Translate, ownId: string | undefined): DataTableColumn<OrganizationAccount>[] => {
  const isOwn = ({ accountId }: OrganizationAccount) => accountId !== undefined && accountId === ownId
  return [
    {
      field: 'name',
      header: t('common:name'),
      text: (row) => (isOwn(row) ? `${row.name} (${t('people:you')})` : row.name),
      render: (row) => (
        <Person>
          <EntityName name={row.name} image={row.image} />
          {isOwn(row) && <Chip data-tone="plain">{t('people:you')}</Chip>}
        </Person>
      ),
      flex: 2,
      minWidth: 200,
      hideable: false,
      card: 'title',
    },
    {
      field: 'email',
      header: t('people:email'),
      text: (row) => row.email,
      flex: 2,
      minWidth: 190,
      muted: true,
      card: 'line',
    },
    {
      field: 'role',
      header: t('people:role'),
      text: (row) => t(`invitations:sent.role.${row.role}`),
      width: 120,
      card: 'foot',
    },
    {
      field: 'access',
      header: t('people:access'),
      text: (row) => t(row.accessPortal ? 'people:portal' : 'people:tasks_only'),
      width: 130,
      card: 'foot',
    },
    {
      field: 'status',
      header: t('people:status'),
      text: (row) => t(statusKey(row.status)),
      render: ({ status }) => <StatusChip kind={status === 'active' || status === 'suspended' ? 'user' : 'invitation'} status={status} />,
      width: 150,
      card: 'badge',
    },
  ]
}

export interface UsersScreenProps {
  /** The account of whoever looks. */
  ownId: string | undefined
}

/** Members of the organization, and who is invited (specification 1, section 6). `onCreate` invites people. */
export const UsersScreen = ({ ownId, onCreate, ...list }: EntityList<OrganizationAccount> & UsersScreenProps) => {
  const t = useTranslate()
  const columns = useMemo(() => createColumns(t, ownId), [t, ownId])
  const filters = createFilters(OrganizationAccountQuery, {
    role: { label: t('people:role'), option: (role) => t(`invitations:sent.role.${role}`) },
    status: { label: t('people:status'), options: userStatuses.map((value) => ({ value, label: t(statusKey(value)) })) },
    accessPortal: { label: t('people:access'), option: (mayOpenPortal) => t(mayOpenPortal ? 'people:portal' : 'people:tasks_only') },
  })
  return (
    <ListFrame
      {...list}
      name="people"
      entity="people"
      title={t('names:people.title')}
      primary={onCreate && { label: t('invitations:invite.open'), icon: 'plus', onSelect: onCreate }}
      searchLabel={t('people:search')}
      filters={filters}
      columns={columns}
      empty={{ icon: 'people', title: t('people:empty.title'), text: t('people:empty.text') }}
    />
  )
}
