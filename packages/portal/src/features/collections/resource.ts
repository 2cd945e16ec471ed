import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineResource } from '../../platform/resource/resource.ts'

export const collections = defineResource({
  name: 'collections',
  entity: 'collections',
  menu: 'catalogue',
  addresses: addresses.collections,
  contract: contract.collections,
  calls: (client) => client.collections,
  getName: ({ name }) => name,
  deleteText: 'collections:delete_text',
  opens: 'drawer',
})
