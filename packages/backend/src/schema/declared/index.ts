import { accessTokens } from './access-tokens.ts'
import { accounts } from './accounts.ts'
import { assetContent } from './asset-content.ts'
import { assetCounts } from './asset-counts.ts'
import { assets } from './assets.ts'
import { categories } from './categories.ts'
import { collections } from './collections.ts'
import { entityChanges } from './entity-changes.ts'
import { exports } from './exports.ts'
import { files } from './files.ts'
import type { SchemaPart } from './forms.ts'
import { idempotency } from './idempotency.ts'
import { interactions } from './interactions.ts'
import { invitations } from './invitations.ts'
import { jobs } from './jobs.ts'
import { journal } from './journal.ts'
import { labels } from './labels.ts'
import { memberships } from './memberships.ts'
import { organizations } from './organizations.ts'
import { outbox } from './outbox.ts'
import { ownAttributes } from './own-attributes.ts'
import { rateLimits } from './rate-limits.ts'
import { savedViews } from './saved-views.ts'
import { scope } from './scope.ts'
import { search } from './search.ts'
import { signIn } from './sign-in.ts'
import { supportProfiles } from './support-profiles.ts'
import { taskRuns } from './task-runs.ts'
import { tasks } from './tasks.ts'
import { teams } from './teams.ts'
import { tokenOrganizations } from './token-organizations.ts'
import { unitStatusChanges } from './unit-status-changes.ts'
import { units } from './units.ts'
import { valueChains } from './value-chains.ts'
import { variantShares } from './variant-shares.ts'
import { variants } from './variants.ts'
import { webhooks } from './webhooks.ts'

/** A table comes after those that it refers to. */
const parts: readonly SchemaPart[] = [
  scope,
  search,
  signIn,
  rateLimits,
  journal,
  accounts,
  organizations,
  memberships,
  teams,
  savedViews,
  tokenOrganizations,
  invitations,
  accessTokens,
  idempotency,
  entityChanges,
  files,
  webhooks,
  outbox,
  exports,
  valueChains,
  categories,
  ownAttributes,
  collections,
  supportProfiles,
  assets,
  assetCounts,
  assetContent,
  variants,
  variantShares,
  units,
  labels,
  tasks,
  interactions,
  unitStatusChanges,
  taskRuns,
  jobs,
]

/** What makes an empty database into one of this release. */
export const declaredSchema: readonly string[] = (['before', 'tables', 'functions', 'rules'] as const).flatMap((phase) =>
  parts.flatMap((part) => part[phase] ?? []),
)
