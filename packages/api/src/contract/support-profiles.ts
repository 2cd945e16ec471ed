import {
  BulkAnswer,
  NewSupportProfile,
  SupportProfile,
  SupportProfileAssign,
  SupportProfileChange,
  supportProfileSorts,
} from '../schemas/index.ts'
import { bulkDelete, reorder } from './bulk.ts'
import { crud } from './crud.ts'
import { endpoint } from './endpoint.ts'

const many = 'support profiles'
const resource = 'components'

export const supportProfiles = {
  ...crud({
    path: '/core/support-profile',
    one: 'a support profile',
    many,
    resource,
    entity: SupportProfile,
    create: NewSupportProfile,
    change: SupportProfileChange,
    sorts: supportProfileSorts,
    conflicts: ['name_taken'],
  }),
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
}
