import { ContentTransfer, type ContentTransferQuery } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { equals, listRows, matchesSearch } from '../../../entities/list-rows.ts'
import { createStore } from '../../../entities/store.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'

const FIELDS = Object.keys(ContentTransfer.shape)

const store = createStore({ table: 'content_transfers', fields: [...FIELDS, 'marks'], searched: ['assetName'] })

type NewTransfer = Omit<ContentTransfer, 'createdBy'> & {
  /** Of the values that came with it (`getMark`). */
  marks: readonly string[]
}

export const insertContentTransfer = async (db: ScopedDatabase, organizationId: number, transfer: NewTransfer) =>
  ContentTransfer.parse(await store.insert(db, organizationId, transfer))

export const listContentTransfers = async (
  db: ScopedDatabase,
  organizationId: number,
  thingId: string,
  { search, ...paging }: z.infer<typeof ContentTransferQuery>,
) => {
  const where = [equals('asset_id', thingId), matchesSearch(['organization_name', 'asset_name', 'unit_name'], search)]
  const page = await listRows(db, organizationId, { ...paging, from: 'content_transfers', fields: FIELDS, where })
  return { ...page, items: page.items.map((item) => ContentTransfer.parse(item)) }
}
