import {
  BulkAnswer,
  NewSupportProfile,
  SupportProfile,
  SupportProfileAssign,
  SupportProfileChange,
  SupportProfileListQuery,
} from '../schemas/index.ts'
import { bulkDelete, reorder, uses } from './bulk.ts'
import { crud } from './crud.ts'
import { endpoint } from './endpoint.ts'

const many = 'support profiles'
const resource = 'components'

const five = crud({
  path: '/core/support-profile',
  one: 'a support profile',
  many,
  resource,
  entity: SupportProfile,
  derived: ['collection'],
  create: NewSupportProfile,
  change: SupportProfileChange,
  query: SupportProfileListQuery,
  conflicts: ['name_taken'],
})

export const supportProfiles = {
  ...five,
  reorder: reorder({ path: '/core/support-profile/reorder', many, resource }),
  bulkAssign: endpoint({
    method: 'POST',
    path: '/core/support-profile/bulk-assign',
    summary: 'Give assets support profiles; answers the assets that were found',
    security: 'organization',
    permissions: ['things:update'],
    body: SupportProfileAssign,
    response: BulkAnswer,
    idempotent: 'day',
    errors: [],
  }),
  bulkDelete: bulkDelete({ path: '/core/support-profile/bulk-delete', many, resource }),
  uses: uses({ path: '/core/support-profile/{id}/uses', one: 'support profile', resource }),
}
