import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineResource } from '../../platform/resource/resource.ts'

const { list, create, one } = addresses.assets

export const assets = defineResource({
  name: 'assets',
  entity: 'assets',
  menu: 'catalogue',
  addresses: { list, create, one: { pattern: one.pattern, to: ({ org, id }) => one.to({ org, thingId: id }) } },
  contract: contract.assets,
  // Duplicating asks what to take along: it is an action of its own.
  calls: ({ assets: { duplicate: _, ...calls } }) => calls,
  sortOfSearch: 'relevance_desc',
  getName: ({ name }) => name,
  deleteText: 'assets:delete_text',
  opens: 'page',
})
