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
  // What is in it by hand is changed from the list of interactions.
  getValues: ({ name, description, rule }) => ({ name, ...(description !== undefined && { description }), ...(rule && { rule }) }),
  deleteText: 'collections:delete_text',
  opens: 'drawer',
})
