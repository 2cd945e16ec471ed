import { type DemoData, demoFounded, publicPlans } from '@tracemark/api/demo'
import { type Insertable, type Kysely, sql } from 'kysely'
import { DEMO_PASSWORD } from '../identity/demo-password.ts'
import { hashPassword } from '../identity/passwords.ts'
import { json, optionalJson } from './json.ts'
import { findAccountIdByEmail } from './queries/accounts.ts'
import type { Database, PublicPage } from './schema.ts'
import { enterScope, type ScopedDatabase } from './scope.ts'
import { seedDescribed } from './seed-described.ts'

/** What does not follow the clock was made when the organizations began. */
const FOUNDED = new Date(demoFounded)

/** A statement takes at most 65,535 parameters; this many rows of the widest table stay well below. */
const ROWS_AT_ONCE = 500

const insertAll = async <Table extends keyof Database>(
  db: ScopedDatabase,
  table: Table,
  rows: Insertable<Database[Table]>[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
}

const seedAccounts = async (db: ScopedDatabase, { accounts }: DemoData, passwordHash: string): Promise<void> => {
  for (const { id, firstName, lastName, email, image, canSignIn } of accounts) {
    await enterScope(db, { accountId: id })
    await db
      .insertInto('accounts')
      .values({ id, first_name: firstName, last_name: lastName, email, image: image ?? null })
      .execute()
    if (canSignIn) await db.insertInto('account_passwords').values({ account_id: id, hash: passwordHash }).execute()
  }
}

const publicPageOf = ({ publicThings }: DemoData, thingId: string): PublicPage | undefined => {
  const page = publicThings.find(({ thing }) => thing.id === thingId)
  const plan = page && publicPlans[page.thing.publicLink]
  return (
    page && {
      heroImage: page.thing.heroImage,
      highlights: page.highlights,
      journey: page.journey,
      ...(plan && { content: plan.content, showsHistory: plan.showsHistory, showsEvents: plan.showsEvents }),
    }
  )
}

const seedCatalogue = async (db: ScopedDatabase, data: DemoData, id: number): Promise<void> => {
  const mine = <Row extends { organizationId: number }>(rows: Row[]) => rows.filter((row) => row.organizationId === id)
  const valueChains = mine(data.valueChains)
  const owner = mine(data.memberships).find(({ role }) => role === 'owner')?.accountId ?? null
  await insertAll(
    db,
    'memberships',
    mine(data.memberships).map((row) => ({
      organization_id: id,
      id: row.id,
      account_id: row.accountId,
      role: row.role,
      access_portal: row.accessPortal,
      is_suspended: row.isSuspended,
    })),
  )
  await insertAll(
    db,
    'invitations',
    mine(data.invitations).map((row) => ({
      organization_id: id,
      id: row.id,
      email: row.email,
      role: row.role,
      access_portal: row.accessPortal,
      portal_language: row.portalLanguage ?? null,
      // No hash is like this: nobody has the link.
      token_hash: `demo ${row.id}`,
      state: row.state,
      expires_at: new Date(row.expiresAt),
      created_at: new Date(row.createdAt),
      created_by_id: row.createdById,
    })),
  )
  await insertAll(
    db,
    'access_tokens',
    mine(data.accessTokens).map((row) => ({
      organization_id: id,
      id: row.id,
      name: row.name,
      client_id: row.clientId,
      // No hash is like this: nobody has the secret.
      token_hash: `demo ${row.id}`,
      access_token_type: row.accessTokenType,
      permissions: json([...(row.restrictions?.permissions ?? [])]),
      expires_at: row.expiresAt ? new Date(row.expiresAt) : null,
      last_used_at: row.lastUsedAt ? new Date(row.lastUsedAt) : null,
      date_modified: new Date(row.dateModified),
      created_at: new Date(row.createdAt),
      created_by_id: row.createdById,
    })),
  )
  await insertAll(
    db,
    'item_statuses',
    mine(data.itemStatuses).map(({ value, name }) => ({ organization_id: id, value, name })),
  )
  await insertAll(
    db,
    'value_chains',
    valueChains.map((row) => ({
      organization_id: id,
      id: row.id,
      name: row.name,
      description: row.description,
      archived: row.archived,
      is_default: row.isDefault,
      default_element_id: row.defaultElementId,
      created_at: row.createdAt,
      created_by_id: owner,
    })),
  )
  await insertAll(
    db,
    'value_chain_elements',
    valueChains.flatMap((chain) =>
      chain.elements.map((row) => ({
        organization_id: id,
        id: row.id,
        value_chain_id: chain.id,
        enabled: row.enabled,
        name: row.name,
        description: row.description ?? null,
        icon: row.icon ?? null,
        image: row.image ?? null,
        is_organization_activity: row.isOrganizationActivity,
        transportation_method: row.transportationMethod ?? null,
        gln: row.gln ?? null,
        is_default: row.isDefault,
        order: row.order,
        created_at: chain.createdAt,
        created_by_id: owner,
      })),
    ),
  )
  await insertAll(
    db,
    'things',
    mine(data.things).map((row) => ({
      organization_id: id,
      id: row.id,
      name: row.name,
      description: row.description,
      image: row.image,
      gtin: row.gtin,
      value_chain_id: row.valueChainId,
      public_link: row.publicLink,
      is_enabled_public_link: true,
      created_at: FOUNDED,
      public_page: optionalJson(publicPageOf(data, row.id)),
    })),
  )
  await insertAll(
    db,
    'things',
    mine(data.moreThings).map((row) => ({
      organization_id: id,
      id: row.id,
      name: row.name,
      description: row.description,
      image: row.image ?? null,
      gtin: null,
      value_chain_id: row.valueChainId ?? null,
      inherited_id: row.inheritedId ?? null,
      inherited_mode: row.inheritedMode ?? null,
      certifications: json(row.certifications),
      public_link: null,
      status: row.status,
      hidden: row.hidden,
      created_at: new Date(row.createdAt),
      created_by_id: row.createdById,
      public_page: null,
    })),
  )
  await insertAll(
    db,
    'thing_attributes',
    mine(data.thingAttributes).map((row) => ({
      organization_id: id,
      id: row.id,
      thing_id: row.thingId,
      label: row.label,
      value: row.value,
      type: row.type,
      unit: row.unit ?? null,
      base_attribute_id: row.baseAttributeId ?? null,
      source: row.source ?? 'manual',
      is_public: row.isPublic ?? true,
      order: row.order,
      created_at: FOUNDED,
    })),
  )
  await insertAll(
    db,
    'page_visits',
    mine(data.pageVisits).map(({ thingId, day, visits }) => ({ organization_id: id, thing_id: thingId, day, visits })),
  )
  await insertAll(
    db,
    'variants',
    mine(data.variants).map((row) => ({
      organization_id: id,
      id: row.id,
      thing_id: row.thingId,
      variant_id: row.variantId,
      name: row.name,
      status: row.status,
      attributes: json(row.attributes),
      components: json(row.components),
      created_at: new Date(row.createdAt),
      created_by_id: row.createdById,
    })),
  )
  await insertAll(
    db,
    'variant_links',
    mine(data.variantLinks).map((row) => ({
      organization_id: id,
      id: row.id,
      parent_id: row.parentId,
      child_id: row.childId,
      quantity: row.quantity,
      unit: row.unit,
      created_at: new Date(row.createdAt),
    })),
  )
  await insertAll(
    db,
    'items',
    mine(data.items).map((row) => ({
      organization_id: id,
      id: row.id,
      thing_id: row.thingId,
      variant_id: row.variantId,
      name: row.name,
      sequence_number: row.sequenceNumber,
      status: row.status,
      checksum: row.checksum,
      unique_id: row.uniqueId,
      created_at: new Date(row.createdAt),
    })),
  )
  await insertAll(
    db,
    'tasks',
    mine(data.tasks).map((row) => ({
      organization_id: id,
      id: row.id,
      name: row.name,
      description: row.description,
      task_library_id: row.taskLibraryId ?? null,
      config: json(row.config),
      rules: json(row.rules),
      default_classification: row.defaultClassification,
      result_messages: json(row.resultMessages),
    })),
  )
  const used = Map.groupBy(data.interactions, ({ thingId, task }) => `${thingId} ${task.id}`)
  await insertAll(
    db,
    'task_things',
    mine(data.taskThings).map((row) => ({
      organization_id: id,
      id: row.id,
      task_id: row.taskId,
      thing_id: row.thingId,
      order: row.order,
      usage_count: used.get(`${row.thingId} ${row.taskId}`)?.length ?? 0,
      value_chain_element_id: row.valueChainElementId,
      is_discovery: row.isDiscovery ?? false,
      ...(row.service && {
        public_service_enabled: true,
        public_task_visibility: 'basic' as const,
        public_task_content: json(row.service),
      }),
    })),
  )
}

const seedJobs = (db: ScopedDatabase, data: DemoData, id: number): Promise<void> =>
  insertAll(
    db,
    'jobs',
    data.jobs
      .filter(({ organizationId }) => organizationId === id)
      .map((row) => ({
        organization_id: id,
        id: row.id,
        code: row.code,
        name: row.name,
        item_id: row.itemId,
        task_thing_id: row.taskThingId,
        status: row.status,
        due_date: new Date(row.dueDate),
        assigned_to: row.assignedTo,
        date_assigned: new Date(row.dateAssigned),
        high_priority: row.highPriority,
        completed_at: row.completedAt === undefined ? null : new Date(row.completedAt),
        created_at: new Date(row.createdAt),
      })),
  )

const seedInteractions = (db: ScopedDatabase, data: DemoData, id: number): Promise<void> =>
  insertAll(
    db,
    'interactions',
    data.interactions
      .filter(({ orgId }) => orgId === id)
      .map((row) => ({
        organization_id: id,
        id: row._id,
        thing_id: row.thingId,
        item_id: row.item?.id ?? null,
        task_id: row.task.id,
        value_chain_element_id: row.valueChainElement?.id ?? null,
        created_by: row.createdBy?.id ?? null,
        name: row.name,
        classification: row.classification,
        reported_date: new Date(row.reportedDate),
        reported_location: optionalJson(row.reportedLocation),
        record_date: new Date(row.recordDate),
        record_location: optionalJson(row.recordLocation),
        task_result_message: row.taskResultMessage ?? null,
        answers: json(row.answers),
      })),
  )

/** Held while seeding: of several processes that start together on one database, one fills it and the others find it filled. */
const lockSeeding = async (db: ScopedDatabase): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('tracemark demo', 0))`.execute(db)
}

/** Whether the demo organizations are there already, told by their first account. */
const isSeeded = async (db: ScopedDatabase, { accounts: [first] }: DemoData): Promise<boolean> =>
  first !== undefined && (await findAccountIdByEmail(db, first.email)) !== undefined

const seedOrganization = async (db: ScopedDatabase, data: DemoData, organization: DemoData['organizations'][number]): Promise<void> => {
  await enterScope(db, { organizationId: organization.id })
  await insertAll(db, 'organizations', [
    {
      id: organization.id,
      slug: organization.slug,
      name: organization.name,
      image: organization.image ?? null,
      business_type: organization.businessType ?? null,
      public_page_image: organization.publicPageImage ?? null,
      language: organization.language,
      accent_color: organization.accentColor ?? null,
    },
  ])
  await seedCatalogue(db, data, organization.id)
  await seedJobs(db, data, organization.id)
  await seedInteractions(db, data, organization.id)
  await seedDescribed(db, data, organization.id)
}

/** Puts the demo organizations into a database that does not have them: all of them or, where anything fails, none. */
export const seed = async (db: Kysely<Database>, data: DemoData): Promise<void> => {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db.transaction().execute(async (transaction) => {
    await lockSeeding(transaction)
    if (await isSeeded(transaction, data)) return
    await seedAccounts(transaction, data, passwordHash)
    for (const organization of data.organizations) await seedOrganization(transaction, data, organization)
  })
}
