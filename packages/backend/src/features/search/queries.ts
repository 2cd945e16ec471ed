import { addresses } from '@tracemark/api/addresses'
import { listAnswer, splitWords } from '@tracemark/api/rules'
import type { Discovery, SearchResult } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { toQueryText, toTsquery } from '../../platform/db/search-words.ts'
import { findScanned } from '../identification-codes/queries.ts'

interface Kind {
  table: string
  title: string
  text: string
  /** Its page of the portal. */
  page: (org: string, id: string, thingId: string) => string
  /** Joined to the rows, called `found`. */
  join?: string
  /** The newest first. */
  at?: string
  /** Those that are found. */
  where?: string
}

const ofAsset = 'join assets thing on thing.organization_id = found.organization_id and thing.id = found.asset_id'

/** In the order in which equally good ones are shown. */
const kinds: readonly Kind[] = [
  { table: 'assets', title: 'found.name', text: 'found.description', page: (org, thingId) => addresses.assets.one.to({ org, thingId }) },
  {
    table: 'variants',
    title: 'found.name',
    text: "found.variant_id || ' · ' || thing.name",
    page: (org, variantId, thingId) => addresses.variants.one.to({ org, thingId, variantId }),
    join: ofAsset,
  },
  {
    table: 'units',
    title: 'found.name',
    text: 'thing.name',
    page: (org, unitId, thingId) => addresses.units.one.to({ org, thingId, unitId }),
    join: ofAsset,
    where: 'where not found.hidden',
  },
  {
    table: 'tasks',
    title: 'found.name',
    text: "coalesce(found.description, '')",
    page: (org, id) => `${addresses.interactions.list.to({ org })}?task=${id}`,
  },
  {
    table: 'value_chains',
    title: 'found.name',
    text: 'found.description',
    page: (org, id) => addresses['value-chains'].one.to({ org, id }),
  },
  {
    table: 'categories',
    title: 'found.name',
    text: "coalesce(found.description, '')",
    page: (org, id) => addresses.categories.one.to({ org, id }),
  },
  {
    table: 'support_profiles',
    title: 'found.name',
    text: "coalesce(found.header_text, '')",
    page: (org, id) => addresses['support-profiles'].one.to({ org, id }),
  },
  {
    table: 'interactions',
    title: 'found.name',
    text: 'thing.name',
    page: (org, interactionId) => addresses.interactions.one.to({ org, interactionId }),
    join: ofAsset,
    at: 'found.record_date',
  },
]

const TEXT_MAX = 200
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface Hit {
  kind: string
  id: string
  asset_id: string
  title: string
  text: string
}

const selectRows = ({ table, title, text, join = '', at = 'null::timestamptz', where = '' }: Kind, place: number, organizationId: number) =>
  sql`select ${sql.lit(table)} as kind, found.id, ${sql.raw(join ? 'thing.id' : 'found.id')} as asset_id, ${sql.raw(title)} as title,
    left(${sql.raw(text)}, ${sql.lit(TEXT_MAX)}) as text, ${sql.lit(place)} as place, ${sql.raw(at)} as at
    from hits join ${sql.table(table)} found on hits.kind = ${sql.lit(table)} and found.organization_id = ${organizationId} and found.id = hits.row_id
    ${sql.raw(join)} ${sql.raw(where)}`

/** Ids that were pasted name what has them. */
const selectHits = (search: string, organizationId: number) =>
  ID.test(search)
    ? sql.join(
        kinds.map(
          ({ table }) =>
            sql`select ${sql.lit(table)} as kind, id as row_id from ${sql.table(table)} where organization_id = ${organizationId} and id = ${search}`,
        ),
        sql` union all `,
      )
    : sql`select kind, row_id from search_organization(${toTsquery(splitWords(search))})`

const scannedResult = (org: string, { thing, variant, item }: Discovery): SearchResult => {
  const thingId = thing.id
  if (item) return { title: item.name, text: thing.name, url: addresses.units.one.to({ org, thingId, unitId: item.id }) }
  if (!variant) return { title: thing.name, text: '', url: addresses.assets.one.to({ org, thingId }) }
  const text = `${variant.variantId} · ${thing.name}`
  return { title: variant.name, text, url: addresses.variants.one.to({ org, thingId, variantId: variant.id }) }
}

/** What of the organization has these words: called exactly so first, then what begins so, then what has them somewhere. */
export const searchOrganization = async (
  db: ScopedDatabase,
  organizationId: number,
  { search, page, perPage }: { search: string; page: number; perPage: number },
): Promise<{ totalItems: number; perPage: number; totalPages: number; items: SearchResult[] }> => {
  const wanted = search.trim()
  const scanned = await findScanned(db, organizationId, wanted)
  if (scanned) {
    const { slug: org } = await db.selectFrom('organizations').select('slug').where('id', '=', organizationId).executeTakeFirstOrThrow()
    return listAnswer(page === 1 ? [scannedResult(org, scanned)] : [], 1, perPage)
  }
  if (toQueryText(splitWords(wanted)) === '') return listAnswer([], 0, perPage)
  const rows = sql.join(
    kinds.map((kind, place) => selectRows(kind, place, organizationId)),
    sql` union all `,
  )
  const found = await sql<Hit>`with hits as materialized (${selectHits(wanted, organizationId)}), listed as (${rows})
    select kind, id, asset_id, title, text from listed
    order by search_text(title) = search_text(${wanted}) desc, starts_with(search_text(title), search_text(${wanted})) desc,
      place, at desc nulls last, search_text(title) collate "C", id`.execute(db)
  const shown = found.rows.slice((page - 1) * perPage, page * perPage)
  if (shown.length === 0) return listAnswer([], found.rows.length, perPage)
  const { slug } = await db.selectFrom('organizations').select('slug').where('id', '=', organizationId).executeTakeFirstOrThrow()
  const pages = new Map(kinds.map((kind) => [kind.table, kind.page]))
  return listAnswer(
    shown.map((hit) => ({ title: hit.title, text: hit.text, url: pages.get(hit.kind)?.(slug, hit.id, hit.asset_id) ?? '' })),
    found.rows.length,
    perPage,
  )
}
