import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineResource } from '../../platform/resource/resource.ts'

export const templates = defineResource({
  name: 'templates',
  entity: 'templates',
  menu: 'catalogue',
  addresses: addresses.templates,
  contract: contract.templates,
  calls: (client) => client.templates,
  getName: ({ name }) => name,
  deleteText: 'templates:delete_text',
  opens: 'drawer',
})
