import type { HttpHandler } from 'msw'
import { assetCountHandlers } from './handlers/asset-counts.ts'
import { assetPartHandlers } from './handlers/asset-parts.ts'
import { assetHandlers } from './handlers/assets.ts'
import { catalogueHandlers } from './handlers/catalogue.ts'
import { clipboardHandlers } from './handlers/clipboard.ts'
import { contentHandlers } from './handlers/content.ts'
import { dashboardHandlers } from './handlers/dashboard.ts'
import { exportHandlers } from './handlers/exports.ts'
import { fileHandlers } from './handlers/files.ts'
import { graphqlHandlers } from './handlers/graphql.ts'
import { identityHandlers } from './handlers/identity.ts'
import { interactionHandlers } from './handlers/interactions.ts'
import { invitationHandlers } from './handlers/invitations.ts'
import { jobHandlers } from './handlers/jobs.ts'
import { labelPrintHandlers } from './handlers/label-prints.ts'
import { organizationHandlers } from './handlers/organizations.ts'
import { ownAttributeHandlers } from './handlers/own-attributes.ts'
import { peopleHandlers } from './handlers/people.ts'
import { publicAssetHandlers } from './handlers/public-assets.ts'
import { savedViewHandlers } from './handlers/saved-views.ts'
import { shareHandlers } from './handlers/shares.ts'
import { taskRunHandlers } from './handlers/task-runs.ts'
import { taskHandlers } from './handlers/tasks.ts'
import { unitHandlers } from './handlers/units.ts'
import { valueChainHandlers } from './handlers/value-chains.ts'
import { variantLinkHandlers } from './handlers/variant-links.ts'
import { variantHandlers } from './handlers/variants.ts'
import { webhookHandlers } from './handlers/webhooks.ts'
import { createMockState, type MockOptions, type MockState } from './mock-state.ts'

const groups = [
  assetCountHandlers,
  assetHandlers,
  assetPartHandlers,
  catalogueHandlers,
  clipboardHandlers,
  contentHandlers,
  dashboardHandlers,
  fileHandlers,
  graphqlHandlers,
  identityHandlers,
  interactionHandlers,
  invitationHandlers,
  jobHandlers,
  labelPrintHandlers,
  organizationHandlers,
  ownAttributeHandlers,
  peopleHandlers,
  publicAssetHandlers,
  savedViewHandlers,
  exportHandlers,
  shareHandlers,
  taskHandlers,
  taskRunHandlers,
  unitHandlers,
  valueChainHandlers,
  variantHandlers,
  variantLinkHandlers,
  webhookHandlers,
]

const countParameters = ({ info: { path } }: HttpHandler): number => String(path).split('/:').length

/** Handlers over this memory. Those with fewer parameters stand first: `/core/jobs/is-exists` is not `/core/jobs/:id`. */
export const listMockHandlers = (state: MockState): HttpHandler[] =>
  groups.flatMap((handlers): HttpHandler[] => handlers(state)).toSorted((first, second) => countParameters(first) - countParameters(second))

/** MSW handlers for every call of the contract, with a memory of their own: each call of this makes a fresh one. */
export const createMockHandlers = (options: MockOptions): HttpHandler[] => listMockHandlers(createMockState(options))

export type { MockOptions } from './mock-state.ts'
export { issueMockToken, type MockClaims } from './mock-tokens.ts'
