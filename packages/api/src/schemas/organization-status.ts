import * as z from 'zod/mini'

/** What changed for somebody in an organization, as the specification names it. */
export const OrganizationStatusMessage = z.enum(['suspended', 'suspendedPortal', 'suspendedAdmin', 'deleted'])
export type OrganizationStatusMessage = z.infer<typeof OrganizationStatusMessage>
