import { useQuery } from '@tanstack/react-query'
import { contract } from '@tracemark/api/contract'
import { type Actor, findChangeRefusal, findRemovalRefusal, losesOwner } from '@tracemark/api/rules'
import { type OrganizationAccount, type OrganizationAccountChange, roles } from '@tracemark/api/schemas'
import type { ListAction, Words } from '@tracemark/ui/components/list-frame'
import { useTranslate } from '@tracemark/ui/i18n'
import { useOrganization } from './organization-context.tsx'
import { type RunRows, useRowCalls } from './resource/use-row-calls.ts'
import { useAccountView } from './services-context.tsx'

interface PeopleActions {
  /** The account of whoever looks; undefined until it is known. */
  ownId: string | undefined
  /** What this person may do with a member, or with an invitation. */
  rowActions: (row: OrganizationAccount) => ListAction[]
  suspendAll: ListAction
  removeAll: ListAction
  revokeAll: ListAction
}

/**
 * What may be done with members of the organization and with invitations to it: the rule of all lists of people. It is the server's
 * own (`findChangeRefusal`), so that nothing is offered that it refuses. Of the only owner the role is not changed.
 */
export const usePeopleActions = (rows: readonly OrganizationAccount[] | undefined): PeopleActions => {
  const { organization, permissions, client, may } = useOrganization()
  const t = useTranslate()
  const account = useAccountView()
  const ownId = account.kind === 'loaded' ? account.account.id : undefined
  const own = useQuery({
    queryKey: ['people', organization.id, 'own', ownId],
    queryFn: ({ signal }) => client.organizationAccounts.get({ params: { accountId: ownId ?? '' } }, { signal }),
    enabled: ownId !== undefined,
  })
  const owners = useQuery({
    queryKey: ['people', organization.id, 'owners'],
    queryFn: ({ signal }) => client.organizationAccounts.list({ query: { role: 'owner', status: ['active'], perPage: 1 } }, { signal }),
    enabled: own.data?.role === 'owner',
  })
  const isOnlyOwner = owners.data?.totalItems === 1
  const actor: Actor | undefined = own.data && ownId !== undefined ? { accountId: ownId, role: own.data.role, permissions } : undefined
  const each = useRowCalls<OrganizationAccount>(['people', organization.id], rows, ({ name }) => name)

  const change = (kind: string, body: OrganizationAccountChange, told: (name: string) => string): RunRows =>
    each({ kind, call: (id) => client.organizationAccounts.update({ params: { accountId: id }, body }) }, told)
  const remove = (told: (name: string) => string): RunRows =>
    each({ kind: 'remove', call: (id) => client.organizationAccounts.delete({ params: { accountId: id } }) }, told)
  /** Nobody suspends or removes themselves among others. */
  const sparingOwn =
    (run: RunRows): RunRows =>
    async (ids, ...watch) => {
      const isOwn = (id: string) => id === own.data?.id
      const failures = await run(
        ids.filter((id) => !isOwn(id)),
        ...watch,
      )
      return [...failures, ...ids.filter(isOwn).map((id) => ({ id, failure: { code: 'permission_denied' as const } }))]
    }

  const suspend = (title: Words): ListAction & { run: RunRows } => ({
    id: 'suspend',
    label: t('people:suspend'),
    icon: 'pause',
    tone: 'danger',
    result: 'suspended',
    confirm: { title, text: t('people:suspend_text'), label: t('people:suspend') },
    run: change('suspend', { isSuspended: true }, (name) => t('people:suspended', { name })),
  })
  const removal = (title: Words): ListAction & { run: RunRows } => ({
    id: 'remove',
    label: t('people:remove'),
    icon: 'trash',
    tone: 'danger',
    result: 'removed',
    confirm: { title, text: { counted: 'people:remove_text' }, label: t('people:remove') },
    run: remove((name) => t('people:removed', { name })),
  })
  const revoke = (title: Words): ListAction & { run: RunRows } => ({
    id: 'revoke',
    label: t('invitations:revoke'),
    icon: 'trash',
    tone: 'danger',
    result: 'revoked',
    confirm: { title, text: t('invitations:revoke_text'), label: t('invitations:revoke') },
    run: remove((name) => t('invitations:revoked', { name })),
  })

  const invitationActions = ({ id, name, role }: OrganizationAccount): ListAction[] => [
    ...(may(contract.invitations.resend)
      ? [
          {
            id: 'resend',
            label: t('invitations:resend'),
            icon: 'mail',
            run: each(
              { kind: 'resend', call: (invited, options) => client.invitations.resend({ body: { id: invited } }, options) },
              (invited) => t('invitations:resent', { name: invited }),
            ),
          } satisfies ListAction,
        ]
      : []),
    ...(actor && !findRemovalRefusal(actor, { accountId: id, role }) ? [revoke(t('invitations:revoke_title', { name }))] : []),
  ]

  const memberActions = (by: Actor, accountId: string, row: OrganizationAccount): ListAction[] => {
    const { name, role } = row
    const target = { accountId, role }
    const allows = (body: OrganizationAccountChange) => !findChangeRefusal(by, target, body)
    const portal = row.accessPortal ? 'withdraw_portal' : 'give_portal'
    const actions: ListAction[] = roles
      .filter((next) => next !== role && allows({ role: next }))
      .map((next) => ({
        id: next,
        label: t(`people:make.${next}`),
        icon: 'people',
        ...(isOnlyOwner && losesOwner(row, { role: next }) && { disabled: true, hint: t('people:only_owner') }),
        confirm: {
          // Nobody is above an owner, so that one's own role can only become a lower one.
          ...(accountId === by.accountId && next !== 'owner'
            ? { title: t('people:own_title'), text: t(`people:own_text.${next}`) }
            : { title: t(`people:make_title.${next}`, { name }), text: t(`people:make_text.${next}`) }),
          label: t(`people:make.${next}`),
        },
        run: change(next, { role: next }, (changed) => t(`people:made.${next}`, { name: changed })),
      }))
    if (allows({ accessPortal: !row.accessPortal }))
      actions.push({
        id: portal,
        label: t(`people:${portal}`),
        icon: row.accessPortal ? 'lock' : 'unlock',
        confirm: { title: t(`people:${portal}_title`, { name }), text: t(`people:${portal}_text`), label: t(`people:${portal}`) },
        run: change(portal, { accessPortal: !row.accessPortal }, (changed) =>
          t(row.accessPortal ? 'people:withdrawn_portal' : 'people:given_portal', { name: changed }),
        ),
      })
    if (row.isSuspended && allows({ isSuspended: false }))
      actions.push({
        id: 'reactivate',
        label: t('people:reactivate'),
        icon: 'play',
        confirm: { title: t('people:reactivate_title', { name }), text: t('people:reactivate_text'), label: t('people:reactivate') },
        run: change('reactivate', { isSuspended: false }, (changed) => t('people:reactivated', { name: changed })),
      })
    if (!row.isSuspended && allows({ isSuspended: true })) actions.push(suspend(t('people:suspend_title', { name })))
    if (accountId !== by.accountId && !findRemovalRefusal(by, target)) actions.push(removal(t('people:remove_title', { name })))
    return actions
  }

  const [suspendAll, removeAll] = [suspend({ counted: 'people:suspend_selected' }), removal({ counted: 'people:remove_selected' })]
  return {
    ownId,
    rowActions: (row) => {
      if (row.accountId === undefined) return invitationActions(row)
      return actor ? memberActions(actor, row.accountId, row) : []
    },
    suspendAll: { ...suspendAll, run: sparingOwn(suspendAll.run) },
    removeAll: { ...removeAll, run: sparingOwn(removeAll.run) },
    revokeAll: revoke({ counted: 'invitations:revoke_selected' }),
  }
}
