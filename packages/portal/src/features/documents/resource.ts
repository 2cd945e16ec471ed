import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineResource } from '../../platform/resource/resource.ts'

export const documents = defineResource({
  name: 'documents',
  entity: 'documents',
  menu: 'catalogue',
  addresses: addresses.documents,
  contract: contract.documents,
  calls: (client) => client.documents,
  getName: ({ name }) => name,
  deleteText: 'documents:delete_text',
  opens: 'drawer',
})
