import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineResource } from '../../platform/resource/resource.ts'

export const categories = defineResource({
  name: 'categories',
  entity: 'categories',
  menu: 'settings',
  addresses: addresses.categories,
  contract: contract.categories,
  calls: (client) => client.categories,
  getName: ({ name }) => name,
  deleteText: 'categories:delete_text',
  opens: 'drawer',
})
