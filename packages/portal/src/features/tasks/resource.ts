import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineResource } from '../../platform/resource/resource.ts'

export const tasks = defineResource({
  name: 'tasks',
  entity: 'tasks',
  menu: 'settings',
  addresses: addresses.tasks,
  contract: contract.tasks,
  calls: (client) => client.tasks,
  getName: ({ name }) => name,
  deleteText: 'tasks:delete_text',
  opens: 'page',
})
