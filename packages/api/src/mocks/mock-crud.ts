import type { HttpHandler } from 'msw'
import type * as z from 'zod/mini'
import type { Endpoint } from '../contract/index.ts'
import type { ListQuery, Uses } from '../schemas/index.ts'
import { mockEndpoint } from './mock-endpoint.ts'
import type { MockState } from './mock-state.ts'
import type { Fields, MockStore } from './mock-store.ts'

type Call<Parts> = Endpoint & { security: 'organization' } & Parts
type Answers<Value = Fields> = { response: z.ZodMiniType<Value> }
type OfOne = { params: z.ZodMiniType<{ id: string }> }
type Bulk = Call<{ body: z.ZodMiniType<{ ids: string[] }> } & Answers<{ ids: string[] }>>

/** The calls of a group that are alike for every kind of entity (`contract/crud.ts`, `contract/bulk.ts`), as far as the group has them. */
interface CrudCalls {
  list?: Call<{ query: z.ZodMiniType<ListQuery> } & Answers<ReturnType<MockStore['list']>>>
  create?: Call<{ body: z.ZodMiniType<Fields> } & Answers>
  get?: Call<OfOne & Answers>
  update?: Call<OfOne & { body: z.ZodMiniType<Fields> } & Answers>
  delete?: Call<OfOne & Answers<{ id: string }>>
  duplicate?: Call<OfOne & Answers>
  uses?: Call<OfOne & Answers<Uses>>
  reorder?: Bulk
  bulkDelete?: Bulk
}

/** Handlers of these calls, over the entities of a store. Its other calls have handlers of their own. */
export const mockCrud = (
  state: MockState,
  { list, create, get, update, delete: remove, duplicate, uses, reorder, bulkDelete }: CrudCalls,
  store: MockStore,
): HttpHandler[] =>
  [
    list && mockEndpoint(state, list, ({ organizationId, query }) => store.list(organizationId, query)),
    create && mockEndpoint(state, create, ({ organizationId, claims, body }) => store.insert(organizationId, claims.sub, body)),
    get && mockEndpoint(state, get, ({ organizationId, params }) => store.read(organizationId, params.id)),
    update && mockEndpoint(state, update, ({ organizationId, params, body }) => store.update(organizationId, params.id, body)),
    remove && mockEndpoint(state, remove, ({ organizationId, params }) => ({ id: store.remove(organizationId, params.id) })),
    duplicate &&
      mockEndpoint(state, duplicate, ({ organizationId, claims, params }) => store.duplicate(organizationId, claims.sub, params.id)),
    uses && mockEndpoint(state, uses, ({ organizationId, params }) => store.uses(organizationId, params.id)),
    reorder && mockEndpoint(state, reorder, ({ organizationId, body }) => ({ ids: store.reorder(organizationId, body.ids) })),
    bulkDelete && mockEndpoint(state, bulkDelete, ({ organizationId, body }) => ({ ids: store.removeAll(organizationId, body.ids) })),
  ].filter((handler) => handler !== undefined)
