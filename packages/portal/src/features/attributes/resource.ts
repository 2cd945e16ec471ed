import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineResource } from '../../platform/resource/resource.ts'

export const attributes = defineResource({
  name: 'attributes',
  entity: 'attributes',
  menu: 'catalogue',
  addresses: addresses.attributes,
  contract: contract.ownAttributes,
  calls: (client) => client.ownAttributes,
  getName: ({ name }) => name,
  deleteText: 'attributes:delete_text',
  opens: 'drawer',
})
