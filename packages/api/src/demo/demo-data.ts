import { createAccessTokens } from './access-tokens.ts'
import { demoAccounts, demoMemberships } from './accounts.ts'
import { buildCatalogue } from './build.ts'
import { createIdentificationCodes, createLabelPrints } from './codes.ts'
import { describeThings } from './described.ts'
import { createContentTransfers, createCopies, createShares } from './exchanges.ts'
import { createInteractions } from './interactions.ts'
import { createInvitations } from './invitations.ts'
import { createJobs } from './jobs.ts'
import { createMoreThings } from './more-things.ts'
import { klosterhalde } from './organizations/klosterhalde.ts'
import { openGranary } from './organizations/open-granary.ts'
import { sierraAlta } from './organizations/sierra-alta.ts'
import { createOwnAttributes } from './own-attributes.ts'
import { createPageVisits } from './page-visits.ts'
import { createPublicThings } from './public-things.ts'
import { createStatusChanges } from './status-changes.ts'
import type { DemoData, DemoInteraction } from './types.ts'
import { createVariantChanges } from './variant-changes.ts'

const plans = [sierraAlta, klosterhalde, openGranary]

const findFeatured = ({ things, items, tasks, taskThings }: Omit<DemoData, 'featured'>): DemoData['featured'] => {
  const thing = things[0]
  const task = tasks[0]
  const item = items.find((candidate) => candidate.name === 'SA-0004-217')
  const taskThing = taskThings.find((candidate) => candidate.thingId === thing?.id && candidate.taskId === task?.id)
  if (!thing || !item || !taskThing) throw new TypeError('The demo data has no featured task.')
  const { id, slug } = sierraAlta.organization
  return {
    organizationId: id,
    organizationSlug: slug,
    thingId: thing.id,
    publicLink: thing.publicLink,
    taskThingId: taskThing.id,
    itemId: item.id,
  }
}

const newestFirst = (first: DemoInteraction, second: DemoInteraction): number =>
  first.recordDate === second.recordDate ? (first._id < second._id ? 1 : -1) : first.recordDate < second.recordDate ? 1 : -1

/**
 * Three organizations with a year of records before `now`. The same `now` gives the same data; ids of everything but
 * interactions are the same for every `now`.
 */
export const createDemoData = (now: Date): DemoData => {
  const parts = plans.map((plan) => {
    const catalogue = buildCatalogue(plan)
    const interactions = createInteractions(plan, catalogue, now)
    const [parent] = catalogue.things
    const more = createMoreThings(plan.organization.id, { valueChain: catalogue.valueChain, parentId: parent?.id ?? '' }, now)
    const described = describeThings(plan.organization.id, catalogue.things, interactions, catalogue.valueChain.elements)
    return {
      plan,
      ...catalogue,
      ...described,
      more,
      interactions,
      publicThings: createPublicThings(plan, { ...catalogue, ...described }, interactions, now),
    }
  })
  const rows = {
    now: now.toISOString(),
    accounts: demoAccounts,
    memberships: demoMemberships,
    invitations: plans.flatMap(({ organization }) => createInvitations(organization.id, now)),
    accessTokens: plans.flatMap(({ organization }) => createAccessTokens(organization.id, now)),
    organizations: plans.map((plan) => plan.organization),
    itemStatuses: plans.flatMap((plan) => plan.itemStatuses.map((status) => ({ organizationId: plan.organization.id, ...status }))),
    valueChains: parts.flatMap((part) => [part.valueChain, part.nextValueChain, ...part.more.valueChains]),
    things: parts.flatMap((part) => part.things),
    moreThings: parts.flatMap((part) => part.more.moreThings),
    categories: parts.flatMap((part) => part.categories),
    templates: parts.flatMap((part) => part.templates),
    supportProfiles: parts.flatMap((part) => part.supportProfiles),
    documents: parts.flatMap((part) => part.documents),
    collections: parts.flatMap((part) => part.collections),
    components: parts.flatMap((part) => [...part.components, ...part.elementBlocks]),
    thingDetails: parts.flatMap((part) => part.thingDetails),
    ownAttributes: plans.flatMap(({ organization }) => createOwnAttributes(organization.id)),
    thingAttributes: parts.flatMap((part) => part.thingAttributes),
    variants: parts.flatMap((part) => part.variants),
    variantLinks: parts.flatMap((part) => part.variantLinks),
    variantChanges: parts.flatMap((part) => createVariantChanges(part)),
    items: parts.flatMap((part) => part.items),
    statusChanges: parts.flatMap((part) => createStatusChanges(part.plan.usualStatuses, part, part.interactions)),
    identificationCodes: parts.flatMap((part) => createIdentificationCodes(part.things)),
    labelPrints: parts.flatMap((part) => createLabelPrints(part)),
    tasks: parts.flatMap((part) => part.tasks),
    taskThings: parts.flatMap((part) => part.taskThings),
    jobs: parts.flatMap((part) => createJobs(part.plan, part, now)),
    interactions: parts.flatMap((part) => part.interactions).sort(newestFirst),
    publicThings: parts.flatMap((part) => part.publicThings),
    pageVisits: createPageVisits(
      parts.flatMap((part) => part.things),
      now,
    ),
  }
  const shares = createShares(rows, now)
  const copies = createCopies(shares)
  const data = {
    ...rows,
    moreThings: [...rows.moreThings, ...copies.moreThings],
    variants: [...rows.variants, ...copies.variants],
    shares,
    contentTransfers: createContentTransfers(rows, now),
  }
  return { ...data, featured: findFeatured(data) }
}
