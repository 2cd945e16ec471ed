import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { valueChainSorts } from '@tracemark/api/schemas'
import { toChainValues } from '@tracemark/ui/screens/value-chains/values'
import { defineResource } from '../../platform/resource/resource.ts'

export const valueChains = defineResource({
  name: 'value-chains',
  entity: 'value-chains',
  icon: 'link',
  menu: 'settings',
  addresses: addresses['value-chains'],
  contract: contract.valueChains,
  calls: (client) => client.valueChains,
  sorts: valueChainSorts,
  nameOf: ({ name }) => name,
  valuesOf: toChainValues,
  deleteText: 'value-chains:delete_text',
  opens: 'page',
})
