import * as z from 'zod/mini'

/** In a path it is text; only plain digits are one, so that an organization has one address. */
const asNumber = (value: number | string) => (/^[1-9]\d*$/.test(String(value)) ? Number(value) : value)

/** An organization's number in a path. */
export const OrganizationParam = z.pipe(z.transform(asNumber), z.int().check(z.positive(), z.lte(2_147_483_647)))
