import { accessTokens, auth } from './access-tokens.ts'
import { baseAttributes } from './base-attributes.ts'
import { batches } from './batches.ts'
import { catalogueComponents } from './catalogue-components.ts'
import { categories, templates } from './categories.ts'
import { collections } from './collections.ts'
import { components } from './components.ts'
import { documents } from './documents.ts'
import { executions } from './executions.ts'
import { files } from './files.ts'
import { identificationCodes } from './identification-codes.ts'
import { integrations } from './integrations.ts'
import { interactions } from './interactions.ts'
import { invitations } from './invitations.ts'
import { items } from './items.ts'
import { jobs } from './jobs.ts'
import { organizationAccounts } from './organization-accounts.ts'
import { organizations } from './organizations.ts'
import { publicThings } from './public-things.ts'
import { supportProfiles } from './support-profiles.ts'
import { taskLibrary } from './task-library.ts'
import { taskThings } from './task-things.ts'
import { tasks } from './tasks.ts'
import { teams } from './teams.ts'
import { thingAttributes } from './thing-attributes.ts'
import { things } from './things.ts'
import { valueChains } from './value-chains.ts'
import { variantOffers, variantShares } from './variant-shares.ts'
import { vcodeGroups, virtualCodes } from './virtual-codes.ts'
import { webhooks } from './webhooks.ts'

/** Every REST call between a client and the backend. */
export const contract = {
  accessTokens,
  auth,
  organizations,
  organizationAccounts,
  invitations,
  integrations,
  interactions,
  items,
  things,
  documents,
  taskLibrary,
  tasks,
  taskThings,
  valueChains,
  executions,
  publicThings,
  categories,
  templates,
  teams,
  components,
  supportProfiles,
  thingAttributes,
  baseAttributes,
  catalogueComponents,
  identificationCodes,
  batches,
  variantShares,
  variantOffers,
  vcodeGroups,
  virtualCodes,
  jobs,
  collections,
  webhooks,
  files,
} as const
export type Contract = typeof contract

export type { AnyBulk, AnyDuplicate } from './bulk.ts'
export type { AnyCrud } from './crud.ts'
export {
  commonErrors,
  type Endpoint,
  type EndpointInput,
  type EndpointRequest,
  type EndpointResponse,
  endpoint,
  idempotencyErrors,
  isForPeople,
  type Method,
  type Security,
  securityErrors,
  tokensOf,
} from './endpoint.ts'
export { inputOf } from './input.ts'
export { fillPath, isFunctionPath, routePath } from './path.ts'
