import { contract } from '../../contract/index.ts'
import { findChangeRefusal, findRemovalRefusal, hasPermissions, hasWords, losesOwner } from '../../rules/index.ts'
import type { OrganizationAccount, OrganizationAccountChange } from '../../schemas/index.ts'
import { assertMayGive, findPerson, inviteAll, listPeople } from '../entities/people.ts'
import { listed } from '../listed.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'
import type { MockClaims } from '../mock-tokens.ts'

const { organizationAccounts, teams } = contract

/** `name_0` is how older clients say `name_asc`. */
export const currentSort = (sort: string): string => sort.replace(/_0$/, '_asc').replace(/_1$/, '_desc')

const accountHandlers = (state: MockState) => {
  const { tables, now } = state
  const getActor = (claims: MockClaims, organizationId: number) => {
    const { role } = findPerson(state, organizationId, claims.sub)
    return { accountId: claims.sub, role, permissions: state.getPermissions(claims) }
  }
  /** Who may not list people learns of nobody who is there and who isn't. */
  const findTarget = (claims: MockClaims, organizationId: number, id: string, needed: 'update' | 'delete'): OrganizationAccount => {
    const may = hasPermissions(state.getPermissions(claims), [`organizations_accounts:${needed}`])
    if (claims.sub !== id && !may) throw new MockProblem('permission_denied')
    return findPerson(state, organizationId, id)
  }
  const keepOwner = (target: OrganizationAccount, change: OrganizationAccountChange | 'removed') => {
    const owners = tables.memberships.of(target.organizationId).filter(({ role, isSuspended }) => role === 'owner' && !isSuspended)
    if (losesOwner(target, change) && owners.length <= 1) throw new MockProblem('last_owner')
  }
  const listLosses = (target: OrganizationAccount, change: OrganizationAccountChange) => {
    const moment = now().toISOString()
    const isSame = change.role === undefined || change.role === target.role
    return {
      lostPortalAt: change.accessPortal === undefined ? undefined : change.accessPortal ? null : moment,
      lostAdminAt: isSame ? undefined : change.role === 'member' ? moment : null,
    }
  }

  return [
    mockEndpoint(state, organizationAccounts.list, ({ organizationId, query }) => {
      const people = listPeople(state, organizationId).filter(({ name, email }) => hasWords(query.search, `${name} ${email}`))
      return listed(people, { ...query, sort: currentSort(query.sort) })
    }),
    mockEndpoint(state, organizationAccounts.create, ({ organizationId, claims, body }) => ({
      items: inviteAll(state, { organizationId, accountId: claims.sub }, body),
    })),
    mockEndpoint(state, organizationAccounts.get, ({ organizationId, params }) => findPerson(state, organizationId, params.accountId)),
    mockEndpoint(state, organizationAccounts.update, ({ organizationId, claims, params, body }) => {
      const target = findTarget(claims, organizationId, params.accountId, 'update')
      const refusal = findChangeRefusal(
        getActor(claims, organizationId),
        { accountId: target.accountId ?? target.id, role: target.role },
        body,
      )
      if (refusal) throw new MockProblem(refusal.code)
      if (target.accountId === undefined) {
        if (body.isSuspended) throw refused(['isSuspended'], 'an invitation can be taken back, and not suspended', 'not_one_of')
        if (body.role !== undefined) assertMayGive(state, { organizationId, accountId: claims.sub }, body.role)
        const { role, accessPortal, portalLanguage } = body
        tables.invitations.change(tables.invitations.get(organizationId, target.id), { role, accessPortal, portalLanguage })
      } else {
        keepOwner(target, body)
        tables.memberships.change(tables.memberships.get(organizationId, target.id), { ...body, ...listLosses(target, body) })
      }
      return findPerson(state, organizationId, target.id)
    }),
    mockEndpoint(state, organizationAccounts.delete, ({ organizationId, claims, params }) => {
      const target = findTarget(claims, organizationId, params.accountId, 'delete')
      const refusal = findRemovalRefusal(getActor(claims, organizationId), { accountId: target.accountId ?? target.id, role: target.role })
      if (refusal) throw new MockProblem(refusal.code)
      keepOwner(target, 'removed')
      tables.invitations.remove(({ id }) => id === target.id)
      tables.memberships.remove(({ id }) => id === target.id)
      for (const team of tables.teams.of(organizationId))
        tables.teams.put({ ...team, memberIds: team.memberIds.filter((id) => id !== target.accountId) })
      const isOwn = (row: { organizationId: number }, id: string | undefined) =>
        row.organizationId === organizationId && id === target.accountId
      tables.savedViewDefaults.remove((row) => isOwn(row, row.accountId))
      tables.savedViews.remove((row) => row.audience === 'private' && isOwn(row, row.createdById))
      return { id: params.accountId }
    }),
  ]
}

const teamHandlers = (state: MockState) => {
  const { tables, account } = state
  const store = createMockStore(state, teams, {
    table: tables.teams,
    settle: (team) => {
      const members = tables.memberships.of(team.organizationId).map(({ accountId }) => accountId)
      for (const [place, id] of team.memberIds.entries())
        if (!members.includes(id)) throw refused(['memberIds', place], 'must be an account of the organization')
      return team
    },
    removed: ({ organizationId, id }) => {
      for (const view of tables.savedViews.of(organizationId))
        if (view.teamId === id) tables.savedViews.change(view, { audience: 'private', teamId: null })
    },
  })
  return [
    ...mockCrud(state, teams, store),
    mockEndpoint(state, teams.invite, ({ organizationId, claims, params, body }) => {
      const team = tables.teams.get(organizationId, params.id)
      const wanted = (address: string) => body.emails.some((email) => email.toLowerCase() === address.toLowerCase())
      const members = tables.memberships.of(organizationId).filter(({ accountId }) => wanted(account(accountId).email))
      const known = members.map(({ accountId }) => account(accountId).email.toLowerCase())
      const emails = body.emails.filter((email) => !known.includes(email.toLowerCase()))
      const items = inviteAll(state, { organizationId, accountId: claims.sub }, { ...body, emails }, team.id)
      const memberIds = [...new Set([...team.memberIds, ...members.map(({ accountId }) => accountId)])]
      return { team: tables.teams.change(team, { memberIds }), items }
    }),
  ]
}

/** Members of organizations, who is invited, and their teams. */
export const peopleHandlers = (state: MockState) => [...accountHandlers(state), ...teamHandlers(state)]
