import { contract } from '../../contract/index.ts'
import { mayChangeView, mayKeepViews, mayShareViews } from '../../rules/index.ts'
import type { SavedView } from '../../schemas/index.ts'
import { listMissing } from '../entities/missing.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'
import type { MockClaims } from '../mock-tokens.ts'
import type { SavedViewRow } from '../rows.ts'

const { savedViews } = contract

/** Queries of lists that people keep under names. */
export const savedViewHandlers = (state: MockState) => {
  const { tables } = state
  const store = createMockStore(state, savedViews, {
    table: tables.savedViews,
    named: ({ list, createdById, name }: SavedViewRow) => [list, createdById, name].join('\n'),
    view: (row) => {
      const { organizationId, teamId, filters } = row
      const team = tables.teams.find(organizationId, teamId)
      return {
        ...row,
        ...(team && { team: { id: team.id, name: team.name } }),
        isDefault: false,
        missing: listMissing(state, organizationId, filters),
      }
    },
  })
  const isSeenBy = (claims: MockClaims) => {
    const held = state.getPermissions(claims)
    return ({ organizationId, list, audience, createdById, teamId }: SavedViewRow) =>
      mayKeepViews(held, list) &&
      (createdById === claims.sub ||
        audience === 'organization' ||
        (audience === 'team' && tables.teams.find(organizationId, teamId)?.memberIds.includes(claims.sub) === true))
  }
  const toAnswer = <View extends { id: string }>(
    organizationId: number,
    claims: MockClaims,
    view: View,
  ): View & { isDefault: boolean } => ({
    ...view,
    isDefault: tables.savedViewDefaults.of(organizationId).some(({ accountId, viewId }) => accountId === claims.sub && viewId === view.id),
  })
  const existing = (organizationId: number, claims: MockClaims, id: string) => {
    const row = tables.savedViews.get(organizationId, id)
    if (!isSeenBy(claims)(row)) throw new MockProblem('not_found')
    return row
  }
  const changeable = (organizationId: number, claims: MockClaims, id: string) => {
    const row = existing(organizationId, claims, id)
    if (!mayChangeView(row, claims.sub, state.getPermissions(claims))) throw new MockProblem('permission_denied')
    return row
  }
  const assertMayShare = (claims: MockClaims, { list, audience }: Pick<SavedView, 'list' | 'audience'>) => {
    if (audience !== 'private' && !mayShareViews(state.getPermissions(claims), list)) throw new MockProblem('permission_denied')
  }
  const settleAudience = (organizationId: number, { audience, teamId }: Pick<SavedView, 'audience' | 'teamId'>) => {
    if (audience !== 'team') return { audience }
    if (teamId === undefined) throw refused(['teamId'], 'is required for a team', 'required')
    if (!tables.teams.find(organizationId, teamId)) throw refused(['teamId'], 'must be an id from this organization')
    return { audience, teamId }
  }
  const read = (organizationId: number, claims: MockClaims, id: string) => {
    existing(organizationId, claims, id)
    return toAnswer(organizationId, claims, store.read(organizationId, id))
  }
  return [
    mockEndpoint(state, savedViews.list, ({ organizationId, claims, query }) => {
      const page = store.list(organizationId, query, isSeenBy(claims))
      return { ...page, items: page.items.map((view) => toAnswer(organizationId, claims, view)) }
    }),
    mockEndpoint(state, savedViews.create, ({ organizationId, claims, body: { teamId, ...body } }) => {
      if (!mayKeepViews(state.getPermissions(claims), body.list)) throw new MockProblem('permission_denied')
      assertMayShare(claims, body)
      const view = store.insert(organizationId, claims.sub, { ...body, ...settleAudience(organizationId, { ...body, teamId }) })
      return toAnswer(organizationId, claims, view)
    }),
    mockEndpoint(state, savedViews.get, ({ organizationId, claims, params }) => read(organizationId, claims, params.id)),
    mockEndpoint(state, savedViews.update, ({ organizationId, claims, params: { id }, body }) => {
      const row = changeable(organizationId, claims, id)
      const { audience = row.audience, teamId = row.teamId, ...change } = body
      assertMayShare(claims, { list: row.list, audience })
      if (audience === 'private' && row.createdById !== claims.sub) throw new MockProblem('permission_denied')
      const shared = settleAudience(organizationId, { audience, teamId: teamId ?? undefined })
      return toAnswer(organizationId, claims, store.update(organizationId, id, { ...change, teamId: null, ...shared }))
    }),
    mockEndpoint(state, savedViews.delete, ({ organizationId, claims, params: { id } }) => {
      changeable(organizationId, claims, id)
      tables.savedViewDefaults.remove(({ viewId }) => viewId === id)
      return { id: store.remove(organizationId, id) }
    }),
    mockEndpoint(state, savedViews.setDefault, ({ organizationId, claims, params: { id }, body }) => {
      const { list } = existing(organizationId, claims, id)
      const own = { id: [organizationId, claims.sub, list].join('/'), organizationId, accountId: claims.sub, viewId: id }
      tables.savedViewDefaults.remove((row) => row.id === own.id && (body.isDefault || row.viewId === id))
      if (body.isDefault) tables.savedViewDefaults.insert(own)
      return read(organizationId, claims, id)
    }),
  ]
}
