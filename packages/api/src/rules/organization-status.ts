import type { OrganizationStatusMessage } from '../schemas/index.ts'

const messages: Partial<Record<string, OrganizationStatusMessage>> = {
  account_suspended: 'suspended',
  organization_suspended: 'suspended',
  organization_deleted: 'deleted',
}

/** What a refusal says about how somebody now stands to the organization. */
export const getOrganizationStatus = (code: string): OrganizationStatusMessage | undefined => messages[code]
