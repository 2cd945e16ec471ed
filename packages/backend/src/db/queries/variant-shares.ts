import { VariantOffer, type VariantOfferQuery, VariantShare, type VariantShareQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { equals, isOneOf, listRows, matchesSearch } from '../list-rows.ts'
import type { ScopedDatabase } from '../scope.ts'

const Shares = z.array(VariantShare)
const Offers = z.array(VariantOffer)

const shares = { from: 'variant_shares', fields: Object.keys(VariantShare.shape) }
const offers = { from: 'variant_offers', fields: Object.keys(VariantOffer.shape) }
const ONE = { page: 1, perPage: 1, sort: 'createdAt_desc' }

/** Shares by their receiver and variant, offers by their owner and what is offered. */
const shareSearched = [
  sql`destination ->> 'name'`,
  sql`(select concat_ws(' ', v.name, v.variant_id, t.name) from variants v
    join things t on t.organization_id = v.organization_id and t.id = v.thing_id
    where v.organization_id = variant_shares.organization_id and v.id = variant_shares.batch_id)`,
]
const offerSearched = [sql`origin ->> 'name'`, sql`content ->> 'name'`, sql`content ->> 'variantId'`, sql`content #>> '{thing,name}'`]

export const listShares = async (
  db: ScopedDatabase,
  organizationId: number,
  { state, batchId, search, ...paging }: z.infer<typeof VariantShareQuery>,
) => {
  const page = await listRows(db, organizationId, {
    ...shares,
    ...paging,
    where: [isOneOf('state', state), equals('batch_id', batchId), matchesSearch(shareSearched, search)],
  })
  return { ...page, items: Shares.parse(page.items) }
}

export const findShare = async (db: ScopedDatabase, organizationId: number, id: string): Promise<VariantShare | undefined> => {
  const page = await listRows(db, organizationId, { ...shares, ...ONE, where: [equals('id', id)] })
  return Shares.parse(page.items)[0]
}

export const listOffers = async (
  db: ScopedDatabase,
  organizationId: number,
  { state, search, ...paging }: z.infer<typeof VariantOfferQuery>,
) => {
  const page = await listRows(db, organizationId, {
    ...offers,
    ...paging,
    where: [isOneOf('state', state), matchesSearch(offerSearched, search)],
  })
  return { ...page, items: Offers.parse(page.items) }
}

export const findOffer = async (db: ScopedDatabase, organizationId: number, id: string): Promise<VariantOffer | undefined> => {
  const page = await listRows(db, organizationId, { ...offers, ...ONE, where: [equals('id', id)] })
  return Offers.parse(page.items)[0]
}
