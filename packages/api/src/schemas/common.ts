import * as z from 'zod/mini'
import { ADDRESS_MAX, isFileAddress, isLink } from './address.ts'
import { patterns } from './patterns.ts'
import { line } from './text.ts'

/** A positive integer that numbers an organization. 8 holds the master data (specification 1, section 9). */
export const OrganizationId = z.int().check(z.positive(), z.lte(2_147_483_647))

/** UUID of every other entity. Version 7 where we make it, so that ids sort by time. */
export const Id = z.uuid()

const isOfOurTime = (text: string): boolean => {
  const year = new Date(text).getUTCFullYear()
  return year >= 1900 && year <= 9999
}

/** An instant, ISO 8601 with offset, of the years 1900 to 9999 in UTC: databases and formats differ in how they write others. */
export const Timestamp = z.iso
  .datetime({ offset: true })
  .check(z.refine(isOfOurTime, { error: 'must be of a year from 1900 to 9999', params: { code: 'date_invalid' } }))

/** An address of the web that a page may link to or show. */
export const Link = z
  .url({ protocol: /^https?$/ })
  .check(
    z.maxLength(ADDRESS_MAX),
    z.refine(isLink, { error: 'must be a web address without a password', params: { code: 'link_invalid' } }),
  )

/** An address of a picture or file: on the web, or a path on the API's own host. */
export const FileUrl = z.string().check(
  z.minLength(1),
  z.maxLength(ADDRESS_MAX),
  z.refine(isFileAddress, {
    error: 'must be a path on the server or a web address',
    params: { code: 'file_invalid' },
  }),
)

/** The short name of an organization in addresses: lower-case letters, digits and dashes. */
export const Slug = z.string().check(z.regex(patterns.slug_invalid))

/** What a caller names a piece of work by, so that asking for it again does not do it again: visible ASCII, best a UUID. */
export const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{16,255}$/, 'must be 16 to 255 visible ASCII characters'))

/** Text of the one form that a positive number has in decimal digits, so that `0x1` or ` 1` is none; any other value as it is. */
const decimal = (value: number | string): number | string => (/^[1-9]\d*$/.test(String(value)) ? Number(value) : value)

/** A positive whole number in a path or query, where it arrives as text. */
export const countUpTo = (maximum: number) => z.pipe(z.transform(decimal), z.int().check(z.positive(), z.lte(maximum)))

export const PAGE_SIZE_DEFAULT = 50
export const PAGE_SIZE_MAX = 100
/** No list is paged through further: what lies behind is found by an order, a filter, or a file. Skipping rows costs more the more there are. */
export const PAGE_MAX = 1000

/** What every list call takes: page counts from 1, sort is `field_asc` or `field_desc`. */
export const pageQuery = {
  page: z._default(countUpTo(PAGE_MAX), 1),
  perPage: z._default(countUpTo(PAGE_SIZE_MAX), PAGE_SIZE_DEFAULT),
  search: z.optional(line(200, 0)),
}

/** What every list call answers (specification 2, section 3). */
export const paged = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    totalItems: z.int().check(z.gte(0)),
    perPage: z.int().check(z.positive()),
    totalPages: z.int().check(z.gte(0)),
    items: z.array(item),
  })

/** A list in a query parameter: `alert,warning` or repeated; one value is a list of one. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value)),
    z.array(item),
  )
