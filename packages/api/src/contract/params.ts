import * as z from 'zod/mini'

/** An organization's number in a path. */
export const OrganizationParam = z.coerce.number<number | string>().check(z.int(), z.positive(), z.lte(2_147_483_647))
