import { accessTokens, auth } from './access-tokens.ts'
import { assetAttributes } from './asset-attributes.ts'
import { assets } from './assets.ts'
import { baseAttributes } from './base-attributes.ts'
import { catalogueComponents } from './catalogue-components.ts'
import { categories, templates } from './categories.ts'
import { clipboard } from './clipboard.ts'
import { collections } from './collections.ts'
import { components } from './components.ts'
import { dashboard } from './dashboard.ts'
import { documents } from './documents.ts'
import { exports } from './exports.ts'
import { files } from './files.ts'
import { identificationCodes } from './identification-codes.ts'
import { integrations } from './integrations.ts'
import { interactions } from './interactions.ts'
import { invitations } from './invitations.ts'
import { jobs } from './jobs.ts'
import { labelPrints } from './label-prints.ts'
import { organizationAccounts } from './organization-accounts.ts'
import { organizations } from './organizations.ts'
import { ownAttributes } from './own-attributes.ts'
import { publicAssets } from './public-assets.ts'
import { savedViews } from './saved-views.ts'
import { supportProfiles } from './support-profiles.ts'
import { taskAssets } from './task-assets.ts'
import { taskLibrary } from './task-library.ts'
import { taskRuns } from './task-runs.ts'
import { tasks } from './tasks.ts'
import { teams } from './teams.ts'
import { units } from './units.ts'
import { valueChains } from './value-chains.ts'
import { variantOffers, variantShares } from './variant-shares.ts'
import { variants } from './variants.ts'
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
  dashboard,
  units,
  assets,
  clipboard,
  documents,
  taskLibrary,
  tasks,
  taskAssets,
  valueChains,
  taskRuns,
  publicAssets,
  categories,
  templates,
  teams,
  components,
  supportProfiles,
  assetAttributes,
  baseAttributes,
  ownAttributes,
  catalogueComponents,
  identificationCodes,
  variants,
  variantShares,
  variantOffers,
  vcodeGroups,
  virtualCodes,
  labelPrints,
  jobs,
  collections,
  savedViews,
  exports,
  webhooks,
  files,
} as const
export type Contract = typeof contract

export type { AnyBulk, AnyDuplicate, AnyUses } from './bulk.ts'
export type { AnyCrud } from './crud.ts'
export {
  changesEntity,
  commonErrors,
  type Endpoint,
  type EndpointInput,
  type EndpointRequest,
  type EndpointResponse,
  endpoint,
  idempotencyErrors,
  isForPeople,
  listTokens,
  type Method,
  type OrganizationInput,
  type Security,
  securityErrors,
  versionErrors,
} from './endpoint.ts'
export { getInput } from './input.ts'
export { fillPath, isFunctionPath, routePath } from './path.ts'
export { versionedText } from './versioned-text.ts'
export { withoutVersion } from './without-version.ts'
