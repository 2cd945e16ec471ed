import { sql } from 'kysely'
import { ProblemError } from '../platform/problem.ts'
import type { Store } from './store.ts'

type Fields = Readonly<Record<string, unknown>>

/** Where an entity names rows of a table in a list, which no constraint of the database looks into. */
interface NamedIds {
  table: 'categories' | 'collections' | 'interactions'
  path: readonly string[]
}

const idsAt = (path: readonly string[], entity: Fields | undefined): string[] => {
  const value = path.reduce<unknown>((inner, name) => Object(inner)[name], entity)
  return Array.isArray(value) ? value.map(String) : []
}

/**
 * Entities that name rows of their organization alone: anything else is refused at its field. A row that was deleted since may still be named by
 * what named it before.
 */
export const withKnownIds = (store: Store, { table, path }: NamedIds): Store => {
  const assertKnown = async (db: Parameters<Store['insert']>[0], organizationId: number, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where organization_id = ${organizationId} and id = any(${ids}::uuid[])`.execute(db)
    const known = new Set(rows.map(({ id }) => id))
    if (ids.every((id) => known.has(id))) return
    throw new ProblemError('invalid_content', {
      fields: [{ path: [...path], message: 'must be ids from this organization', code: 'not_found' }],
    })
  }
  return {
    ...store,
    insert: async (db, organizationId, entity) => {
      await assertKnown(db, organizationId, idsAt(path, entity))
      return store.insert(db, organizationId, entity)
    },
    update: async (db, organizationId, id, change) => {
      const ids = idsAt(path, change)
      const before = new Set(ids.length === 0 ? [] : idsAt(path, await store.find(db, organizationId, id)))
      await assertKnown(
        db,
        organizationId,
        ids.filter((named) => !before.has(named)),
      )
      return store.update(db, organizationId, id, change)
    },
  }
}
