import { contract } from '@tracemark/api/contract'
import { mayChangeView, mayKeepViews, mayShareViews } from '@tracemark/api/rules'
import { type SavedView, savedViewLists } from '@tracemark/api/schemas'
import type { ContextBySecurity } from '../../platform/http/authenticate.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { clearDefault, findView, isSeenBy, listDefaults, type Reader, setDefault, viewStore } from './queries.ts'

const { savedViews } = contract

type Scope = ContextBySecurity['organization']
type Shared = Pick<SavedView, 'audience' | 'teamId'>

const toReader = ({ organizationId, accountId, caller }: Scope): Reader => ({
  organizationId,
  accountId,
  lists: savedViewLists.filter((list) => mayKeepViews(caller.permissions, list)),
})

/** As this person sees it. */
const toAnswer = (view: Omit<SavedView, 'isDefault'>, defaults: ReadonlySet<string>): SavedView => ({
  ...view,
  isDefault: defaults.has(view.id),
})

const refuse = (detail: string): never => {
  throw new ProblemError('permission_denied', { detail })
}

/** A view names the team that it is shared with, and no other does. */
const settleAudience = ({ audience, teamId }: Shared): Shared => {
  if (audience !== 'team') return { audience }
  if (teamId === undefined)
    throw new ProblemError('invalid_content', { fields: [{ path: ['teamId'], message: 'is required for a team', code: 'required' }] })
  return { audience, teamId }
}

/** Which views a person sees and changes follows from the list that they are of, and from who shared them with whom. */
export const savedViewRoutes = (implement: Implement, { ids, clock }: Dependencies): void => {
  const existing = async (scope: Scope, id: string) => {
    const view = await findView(scope.db, toReader(scope), id)
    if (!view) throw new ProblemError('not_found')
    return view
  }
  const changeable = async (scope: Scope, id: string) => {
    const view = await existing(scope, id)
    if (!mayChangeView(view, scope.accountId, scope.caller.permissions))
      refuse('Shared views belong to those who may change what the list shows.')
    return view
  }
  const answer = async ({ db, organizationId, accountId }: Scope, view: Omit<SavedView, 'isDefault'>) =>
    toAnswer(view, await listDefaults(db, organizationId, accountId))

  implement(savedViews.list, async ({ query, ...scope }) => {
    const { db, organizationId, accountId } = scope
    const page = await viewStore.list(db, organizationId, query, isSeenBy(toReader(scope)))
    const defaults = await listDefaults(db, organizationId, accountId)
    return { ...page, items: page.items.map((view) => toAnswer(view, defaults)) }
  })

  implement(savedViews.create, async ({ body, ...scope }) => {
    const { db, organizationId, accountId, caller } = scope
    if (!mayKeepViews(caller.permissions, body.list)) refuse('The caller may not see this list.')
    if (body.audience !== 'private' && !mayShareViews(caller.permissions, body.list)) refuse('The caller may not share views of this list.')
    const { teamId: _, ...said } = body
    const created = { id: ids(), createdAt: clock.now().toISOString(), createdById: accountId }
    return answer(scope, await viewStore.insert(db, organizationId, { ...said, ...settleAudience(body), ...created }))
  })

  implement(savedViews.get, async ({ params, ...scope }) => answer(scope, await existing(scope, params.id)))

  implement(savedViews.update, async ({ params: { id }, body, ...scope }) => {
    const { db, organizationId, accountId, caller } = scope
    const view = await changeable(scope, id)
    const { audience = view.audience, teamId = view.teamId, ...change } = body
    if (audience !== 'private' && !mayShareViews(caller.permissions, view.list)) refuse('The caller may not share views of this list.')
    if (audience === 'private' && view.createdById !== accountId) refuse('A view becomes private again for its creator alone.')
    const shared = settleAudience({ audience, teamId: teamId ?? undefined })
    await viewStore.update(db, organizationId, id, { ...change, teamId: null, ...shared })
    const changed = await viewStore.find(db, organizationId, id)
    if (!changed) throw new ProblemError('not_found')
    return answer(scope, changed)
  })

  implement(savedViews.delete, async ({ params: { id }, ...scope }) => {
    await changeable(scope, id)
    await viewStore.delete(scope.db, scope.organizationId, id)
    return { id }
  })

  implement(savedViews.setDefault, async ({ params: { id }, body, ...scope }) => {
    const { db } = scope
    const view = await existing(scope, id)
    if (body.isDefault) await setDefault(db, toReader(scope), view)
    else await clearDefault(db, toReader(scope), id)
    return toAnswer(view, new Set(body.isDefault ? [id] : []))
  })
}
