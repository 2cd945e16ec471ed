import { findUnitOfMeasure } from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import type { AttributeSource, OwnAttribute } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { createCrudStore } from '../../entities/crud.ts'
import type { Store } from '../../entities/store.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'

const isInUse = (organizationId: number) => sql`exists (select 1 from asset_attributes used
  where used.organization_id = ${organizationId} and used.base_attribute_id = own_attributes.id::text)`

const rows = createCrudStore<OwnAttribute>(contract.ownAttributes, 'own_attributes', ['name', 'group', 'description'], {
  computed: (organizationId) => ({ isInUse: isInUse(organizationId) }),
})

/** The unit comes with the product, not from the database. */
const measured = (attribute: OwnAttribute): OwnAttribute => {
  const measure = findUnitOfMeasure(attribute.unit)
  return { ...attribute, ...(measure && { measure }) }
}

export const ownAttributeStore: Store<OwnAttribute> = {
  ...rows,
  list: async (db, organizationId, query) => {
    const page = await rows.list(db, organizationId, query)
    return { ...page, items: page.items.map(measured) }
  },
  find: async (db, organizationId, id) => {
    const attribute = await rows.find(db, organizationId, id)
    return attribute && measured(attribute)
  },
  insert: async (db, organizationId, attribute) => measured(await rows.insert(db, organizationId, attribute)),
}

/** Own attributes with these ids. `keep`: until the end of the transaction none of them is deleted or given another type. */
export const findOwnAttributes = async (
  db: ScopedDatabase,
  organizationId: number,
  ids: readonly string[],
  { keep }: { keep: boolean },
): Promise<OwnAttribute[]> => {
  if (ids.length === 0) return []
  const named = sql`organization_id = ${organizationId} and id::text in (${sql.join(ids)})`
  if (keep) await sql`select 1 from own_attributes where ${named} order by id for key share`.execute(db)
  return (await rows.list(db, organizationId, { page: 1, perPage: ids.length, sort: 'name_asc' }, named)).items.map(measured)
}

/** Holds an own attribute, so that no asset gets a value of it meanwhile. */
export const lockOwnAttribute = async (db: ScopedDatabase, organizationId: number, id: string): Promise<void> => {
  await sql`select 1 from own_attributes where organization_id = ${organizationId} and id = ${id} for update`.execute(db)
}

/** All of them, as sources of values. */
export const listOwnAttributes = async (db: ScopedDatabase, organizationId: number): Promise<AttributeSource['attributes']> => {
  const { rows: found } = await sql<Pick<OwnAttribute, 'id' | 'name' | 'type'> & { unit: string | null }>`
    select id, name, type, unit from own_attributes where organization_id = ${organizationId} order by "group" nulls last, "order", name`.execute(
    db,
  )
  return found.map(({ id, name, type, unit }) => ({ id, label: name, type, ...(unit !== null && { unit }) }))
}
