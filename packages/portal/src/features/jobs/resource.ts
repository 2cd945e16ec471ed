import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineResource } from '../../platform/resource/resource.ts'

export const jobs = defineResource({
  name: 'jobs',
  entity: 'jobs',
  menu: 'settings',
  addresses: addresses.jobs,
  contract: contract.jobs,
  calls: (client) => client.jobs,
  getName: ({ name }) => name,
  deleteText: 'jobs:delete_text',
  opens: 'drawer',
})
