import type { OrganizationClient } from '@tracemark/api/client'
import type { ElementReference } from '@tracemark/api/schemas'

/** Steps of value chains, to be found and named as options are. */
export const steps = {
  calls: (client: OrganizationClient) => ({ list: client.valueChains.elements }),
  getName: ({ name, valueChainName }: ElementReference) => `${name} · ${valueChainName}`,
}
