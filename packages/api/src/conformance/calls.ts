import { contract, type Endpoint, routePath } from '../contract/index.ts'

export const PRODUCT = 'tracemark'

/** A call of the contract: `assets.create`. */
export interface Call {
  id: string
  endpoint: Endpoint
}

export const everyCall: readonly Call[] = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ id: `${group}.${name}`, endpoint })),
)

const formatPlace = ({ endpoint: { method, path } }: Call): string => `${method} ${routePath(path, PRODUCT)}`

/** The calls that are served at these places, each as `GET /core/things/:id`. */
export const callsAt = (places: readonly string[]): Call[] => {
  const served = new Set(places)
  return everyCall.filter((call) => served.has(formatPlace(call)))
}

// Those with fewer parameters first: `/core/jobs/is-exists` is not `/core/jobs/{id}`.
const patterns = everyCall
  .map((call) => ({
    id: call.id,
    parts: formatPlace(call).split(':'),
    pattern: new RegExp(`^${formatPlace(call).replace(/:\w+/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => one.parts.length - other.parts.length)

/** The id of the call that a request makes; `undefined` for what is no call of the contract. */
export const callAt = (method: string, path: string): string | undefined =>
  patterns.find(({ pattern }) => pattern.test(`${method} ${path}`))?.id
