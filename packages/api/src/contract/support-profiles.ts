import { NewSupportProfile, SupportProfile, SupportProfileChange, supportProfileSorts } from '../schemas/index.ts'
import { bulkDelete, reorder } from './bulk.ts'
import { crud } from './crud.ts'

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
  bulkDelete: bulkDelete({ path: '/core/support-profile/bulk-delete', many, resource }),
}
