import { VariantOffer, type VariantOfferQuery, VariantShare, type VariantShareQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { equals, listRows, matchesSearch } from '../../entities/list-rows.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'

const Shares = z.array(VariantShare)
const Offers = z.array(VariantOffer)

const shares = { from: 'variant_shares', fields: Object.keys(VariantShare.shape) }
const { copyThing: _, ...stored } = VariantOffer.shape
const offers = { from: 'variant_offers', fields: Object.keys(stored) }
const ONE = { page: 1, perPage: 1, sort: 'createdAt_desc' }

/** Shares by their receiver and variant, offers by their owner and what is offered. */
const shareSearched = (organizationId: number) => [
  sql`destination ->> 'name'`,
  sql`(select concat_ws(' ', v.name, v.variant_id, t.name) from variants v
    join assets t on t.organization_id = v.organization_id and t.id = v.asset_id
    where v.organization_id = ${organizationId} and v.id = variant_shares.batch_id)`,
]
const offerSearched = [sql`origin ->> 'name'`, sql`content ->> 'name'`, sql`content ->> 'variantId'`, sql`content #>> '{thing,name}'`]

export const listShares = async (db: ScopedDatabase, organizationId: number, { search, ...asked }: z.infer<typeof VariantShareQuery>) => {
  const page = await listRows(db, organizationId, {
    ...shares,
    ...asked,
    where: [matchesSearch(shareSearched(organizationId), search)],
  })
  return { ...page, items: Shares.parse(page.items) }
}

export const findShare = async (db: ScopedDatabase, organizationId: number, id: string): Promise<VariantShare | undefined> => {
  const page = await listRows(db, organizationId, { ...shares, ...ONE, where: [equals('id', id)] })
  return Shares.parse(page.items)[0]
}

/** The copies to which open offers come, by the offers' ids: what another continuously shared variant of the same asset has come with. */
export const findCopies = async (
  db: ScopedDatabase,
  organizationId: number,
  offerIds: readonly string[],
): Promise<Map<string, NonNullable<VariantOffer['copyThing']>>> => {
  if (offerIds.length === 0) return new Map()
  const { rows } = await sql<{
    offer: string
    id: string
    name: string
  }>`select distinct on (offer.id) offer.id as offer, thing.id, thing.name
    from variant_offers offer
    join variant_offers earlier on earlier.organization_id = offer.organization_id and earlier.origin_id = offer.origin_id
      and earlier.origin_asset_id = offer.origin_asset_id and earlier.state = 'accepted' and earlier.mode = 'continuous' and earlier.made_asset
    join assets thing on thing.organization_id = offer.organization_id and thing.id = earlier.asset_id
    where offer.organization_id = ${organizationId} and offer.id in (${sql.join(offerIds)})
      and offer.state = 'offered' and offer.mode = 'continuous'
    order by offer.id, earlier.created_at`.execute(db)
  return new Map(rows.map(({ offer, ...copy }) => [offer, copy]))
}

const withCopies = async (db: ScopedDatabase, organizationId: number, items: readonly unknown[]): Promise<VariantOffer[]> => {
  const found = Offers.parse(items)
  const ids = found.map(({ id }) => id)
  const copies = await findCopies(db, organizationId, ids)
  return found.map((offer) => {
    const copyThing = copies.get(offer.id)
    return { ...offer, ...(copyThing && { copyThing }) }
  })
}

export const listOffers = async (db: ScopedDatabase, organizationId: number, { search, ...asked }: z.infer<typeof VariantOfferQuery>) => {
  const page = await listRows(db, organizationId, {
    ...offers,
    ...asked,
    where: [matchesSearch(offerSearched, search)],
  })
  return { ...page, items: await withCopies(db, organizationId, page.items) }
}

export const findOffer = async (db: ScopedDatabase, organizationId: number, id: string): Promise<VariantOffer | undefined> => {
  const page = await listRows(db, organizationId, { ...offers, ...ONE, where: [equals('id', id)] })
  return (await withCopies(db, organizationId, page.items))[0]
}
