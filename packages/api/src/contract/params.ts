import { countUpTo } from '../schemas/index.ts'

/** An organization's number in a path; it has one form, so that an organization has one address. */
export const OrganizationParam = countUpTo(2_147_483_647)
