import { contract, type Endpoint } from '@tracemark/api/contract'

const names = new Map(
  Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [endpoint, `${group}.${name}`] as const),
  ),
)

/** What clients call it by: `assets.list`. */
export const getCallName = (endpoint: Endpoint): string => names.get(endpoint) ?? 'other'
