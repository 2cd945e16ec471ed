import type { PublicThing } from '@tracemark/api/schemas'
import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../schema.ts'
import { type ScopedDatabase, withScope } from '../scope.ts'

type Page = z.infer<typeof PublicThing>

/** Needs no scope: the database answers the ids alone. */
const findIds = async (db: Kysely<Database>, slug: string, publicLink: string) => {
  const { rows } = await sql<{
    organization_id: number
    thing_id: string
  }>`select organization_id, thing_id from find_public_thing(${slug}, ${publicLink})`.execute(db)
  return rows[0]
}

const countRecords = async (db: ScopedDatabase, organizationId: number, thingId: string): Promise<Page['records']> => {
  const { count, latest } = await db
    .selectFrom('interactions')
    .select([sql<number>`count(*)::integer`.as('count'), (eb) => eb.fn.max('record_date').as('latest')])
    .where('organization_id', '=', organizationId)
    .where('thing_id', '=', thingId)
    .executeTakeFirstOrThrow()
  // An aggregate over no rows is null, whatever the types say.
  return { count, ...(latest && { latest: new Date(latest).toISOString() }) }
}

const readPage = async (db: ScopedDatabase, organizationId: number, thingId: string): Promise<Page | undefined> => {
  const row = await db
    .selectFrom('things')
    .innerJoin('organizations', 'organizations.id', 'things.organization_id')
    .select([
      'things.id',
      'things.name',
      'things.description',
      'things.image',
      'things.gtin',
      'things.public_link',
      'things.public_page',
      'organizations.slug',
      'organizations.name as organization_name',
      'organizations.image as organization_image',
      'organizations.business_type',
      'organizations.accent_color',
    ])
    .where('things.organization_id', '=', organizationId)
    .where('things.id', '=', thingId)
    .executeTakeFirst()
  if (!row || row.public_link === null) return undefined
  const page = row.public_page ?? { attributes: [], highlights: [], journey: [] }
  return {
    organization: {
      slug: row.slug,
      name: row.organization_name,
      ...(row.organization_image !== null && { image: row.organization_image }),
      ...(row.business_type !== null && { businessType: row.business_type }),
      ...(row.accent_color !== null && { accentColor: row.accent_color }),
    },
    thing: {
      id: row.id,
      publicLink: row.public_link,
      name: row.name,
      description: row.description,
      ...(row.image !== null && { image: row.image }),
      ...(page.heroImage !== undefined && { heroImage: page.heroImage }),
      ...(row.gtin !== null && { gtin: row.gtin }),
      attributes: page.attributes,
    },
    highlights: page.highlights,
    journey: page.journey,
    records: await countRecords(db, organizationId, thingId),
  }
}

/** What a visitor sees under this organization's slug and this public link. */
export const findPublicThing = async (db: Kysely<Database>, slug: string, publicLink: string): Promise<Page | undefined> => {
  const ids = await findIds(db, slug, publicLink)
  return ids && withScope(db, { organizationId: ids.organization_id }, (scoped) => readPage(scoped, ids.organization_id, ids.thing_id))
}
