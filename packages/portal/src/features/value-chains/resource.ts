import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import type { NewValueChain } from '@tracemark/api/schemas'
import { toChainValues } from '@tracemark/ui/screens/value-chains/values'
import type * as z from 'zod/mini'
import { defineResource } from '../../platform/resource/resource.ts'

/** The saved element that is there no more, where it is one. */
const findRemovedElement = (before: z.input<typeof NewValueChain>, { elements = [] }: z.input<typeof NewValueChain>) => {
  const removed = (before.elements ?? []).flatMap(({ id, name }) =>
    id === undefined || elements.some((element) => element.id === id) ? [] : { id, name },
  )
  return removed.length === 1 ? removed[0] : undefined
}

export const valueChains = defineResource({
  name: 'value-chains',
  entity: 'value-chains',
  menu: 'settings',
  addresses: addresses['value-chains'],
  contract: contract.valueChains,
  calls: (client) => client.valueChains,
  getName: ({ name }) => name,
  getValues: toChainValues,
  findPart: findRemovedElement,
  deleteText: 'value-chains:delete_text',
  opens: 'page',
})
