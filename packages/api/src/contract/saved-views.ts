import * as z from 'zod/mini'
import { Id, NewSavedView, SavedView, SavedViewChange, SavedViewDefault, SavedViewQuery } from '../schemas/index.ts'
import { crud } from './crud.ts'
import { endpoint } from './endpoint.ts'

const path = '/core/saved-views'

const five = crud({
  path,
  one: 'a saved view',
  many: 'saved views that the caller sees',
  // Instead of its permissions, those of the view's list hold.
  resource: 'tasks',
  entity: SavedView,
  derived: ['team', 'isDefault', 'missing'],
  create: NewSavedView,
  change: SavedViewChange,
  query: SavedViewQuery,
  conflicts: ['name_taken'],
})

/** What may be done follows from the list that a view is of: the handlers ask for its permissions. */
const byList = { permissions: [], peopleOnly: true } as const

export const savedViews = {
  list: endpoint({ ...five.list, ...byList }),
  create: endpoint({ ...five.create, ...byList }),
  get: endpoint({ ...five.get, ...byList }),
  update: endpoint({ ...five.update, ...byList }),
  delete: endpoint({ ...five.delete, ...byList }),
  setDefault: endpoint({
    method: 'PUT',
    path: `${path}/{id}/default`,
    summary: "Open the caller's list with a view, or no longer",
    security: 'organization',
    ...byList,
    params: z.object({ id: Id }),
    body: SavedViewDefault,
    response: SavedView,
    errors: ['not_found'],
  }),
}
