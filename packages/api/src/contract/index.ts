import { accessTokens, auth } from './access-tokens.ts'
import { executions, taskThings } from './executions.ts'
import { interactions } from './interactions.ts'
import { organizations } from './organizations.ts'
import { publicThings } from './public-things.ts'

/** Every REST call between a client and the backend. */
export const contract = { accessTokens, auth, organizations, interactions, taskThings, executions, publicThings } as const
export type Contract = typeof contract

export {
  commonErrors,
  type Endpoint,
  type EndpointInput,
  type EndpointRequest,
  type EndpointResponse,
  endpoint,
  idempotencyErrors,
  type Method,
  type Security,
  securityErrors,
} from './endpoint.ts'
export { fillPath, isFunctionPath, routePath } from './path.ts'
