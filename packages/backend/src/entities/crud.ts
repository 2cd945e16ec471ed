import type { AnyCrud } from '@tracemark/api/contract'
import type { Clock } from '../platform/clock.ts'
import type { Implement } from '../platform/http/implement.ts'
import type { IdSource } from '../platform/ids.ts'
import { ProblemError } from '../platform/problem.ts'
import { createStore, type Store, type StoreOptions } from './store.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The table of this kind of entity. Its columns are the entity's fields, but for those that the contract derives; a search looks
 * through the name where no others are named.
 */
export const createCrudStore = <Entity extends Fields = Fields>(
  endpoints: { get: Pick<AnyCrud['get'], 'response' | 'derived'> },
  table: string,
  searched: readonly string[] = ['name'],
  options: Pick<StoreOptions, 'computed' | 'filters' | 'present'> = {},
): Store<Entity> =>
  createStore({
    table,
    fields: Object.keys(endpoints.get.response.shape).filter((field) => !endpoints.get.derived?.includes(field)),
    searched,
    ...options,
  })

/** List, create, get, update and delete. */
export const crudRoutes = (
  implement: Implement,
  endpoints: AnyCrud,
  { clock, ids }: { clock: Clock; ids: IdSource },
  store: Store,
): void => {
  implement(endpoints.list, ({ db, organizationId, query }) => store.list(db, organizationId, query))

  implement(endpoints.create, async ({ db, organizationId, accountId, body }) => {
    const entity: Fields = { ...body, id: ids(), createdAt: clock.now().toISOString(), createdById: accountId }
    return store.insert(db, organizationId, entity)
  })

  implement(endpoints.get, async ({ db, organizationId, params }) => {
    const entity = await store.find(db, organizationId, params.id)
    if (!entity) throw new ProblemError('not_found')
    return entity
  })

  implement(endpoints.update, async ({ db, organizationId, params, body }) => {
    const changed = await store.update(db, organizationId, params.id, body)
    const entity = changed && (await store.find(db, organizationId, params.id))
    if (!entity) throw new ProblemError('not_found')
    return entity
  })

  implement(endpoints.delete, async ({ db, organizationId, params }) => {
    if (!(await store.delete(db, organizationId, params.id))) throw new ProblemError('not_found')
    return { id: params.id }
  })
}
