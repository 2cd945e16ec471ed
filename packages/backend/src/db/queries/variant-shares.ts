import { VariantOffer, type VariantOfferQuery, VariantShare, type VariantShareQuery } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { equals, isOneOf, listRows } from '../list-rows.ts'
import type { ScopedDatabase } from '../scope.ts'

const NEWEST = 'createdAt_desc'
const Shares = z.array(VariantShare)
const Offers = z.array(VariantOffer)

const shares = { from: 'variant_shares', fields: Object.keys(VariantShare.shape), sort: NEWEST }
const offers = { from: 'variant_offers', fields: Object.keys(VariantOffer.shape), sort: NEWEST }
const ONE = { page: 1, perPage: 1 }

export const listShares = async (
  db: ScopedDatabase,
  organizationId: number,
  { state, batchId, ...paging }: z.infer<typeof VariantShareQuery>,
) => {
  const page = await listRows(db, organizationId, {
    ...shares,
    ...paging,
    where: [isOneOf('state', state), equals('batch_id', batchId)],
  })
  return { ...page, items: Shares.parse(page.items) }
}

export const findShare = async (db: ScopedDatabase, organizationId: number, id: string): Promise<VariantShare | undefined> => {
  const page = await listRows(db, organizationId, { ...shares, ...ONE, where: [equals('id', id)] })
  return Shares.parse(page.items)[0]
}

export const listOffers = async (db: ScopedDatabase, organizationId: number, { state, ...paging }: z.infer<typeof VariantOfferQuery>) => {
  const page = await listRows(db, organizationId, { ...offers, ...paging, where: [isOneOf('state', state)] })
  return { ...page, items: Offers.parse(page.items) }
}

export const findOffer = async (db: ScopedDatabase, organizationId: number, id: string): Promise<VariantOffer | undefined> => {
  const page = await listRows(db, organizationId, { ...offers, ...ONE, where: [equals('id', id)] })
  return Offers.parse(page.items)[0]
}
