import { fileHandlers } from './handlers/files.ts'
import { graphqlHandlers } from './handlers/graphql.ts'
import { identityHandlers } from './handlers/identity.ts'
import { interactionHandlers } from './handlers/interactions.ts'
import { organizationHandlers } from './handlers/organizations.ts'
import { publicAssetHandlers } from './handlers/public-assets.ts'
import { taskRunHandlers } from './handlers/task-runs.ts'
import { createMockState, type MockOptions } from './mock-state.ts'

/** MSW handlers for every endpoint of the contract, with a memory of their own: each call of this makes a fresh one. */
export const createMockHandlers = (options: MockOptions) => {
  const state = createMockState(options)
  return [
    identityHandlers,
    organizationHandlers,
    interactionHandlers,
    taskRunHandlers,
    fileHandlers,
    publicAssetHandlers,
    graphqlHandlers,
  ].flatMap((handlers) => handlers(state))
}

export type { MockOptions } from './mock-state.ts'
export { issueMockToken, type MockClaims } from './mock-tokens.ts'
