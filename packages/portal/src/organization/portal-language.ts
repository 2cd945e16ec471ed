import type { OrganizationClient } from '@tracemark/api/client'
import { ORGANIZATION_ACCOUNTS_PER_PAGE, organizationAccounts } from '@tracemark/api/graphql'
import type { Language, OrganizationAccount } from '@tracemark/api/schemas'

type Client = Pick<OrganizationClient, 'graphql'> & { organizationAccounts: Pick<OrganizationClient['organizationAccounts'], 'update'> }

/** The account's own membership, looked for page by page, ten at a time (specification 1, section 9). */
export const findOwnMembership = async (
  client: Pick<Client, 'graphql'>,
  accountId: string,
  signal?: AbortSignal,
): Promise<OrganizationAccount | undefined> => {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { organizationAccounts: answer } = await client.graphql(
      organizationAccounts,
      { page, perPage: ORGANIZATION_ACCOUNTS_PER_PAGE, sort: 'name_0' },
      signal ? { signal } : {},
    )
    const own = answer.items.find((membership) => membership.accountId === accountId)
    if (own) return own
    pages = answer.totalPages
  }
  return undefined
}

/** Keeps the language of the portal with the membership, so that it is the same on every device. */
export const savePortalLanguage = async (client: Client, accountId: string, portalLanguage: Language): Promise<void> => {
  await client.organizationAccounts.update({ params: { accountId }, body: { portalLanguage } })
}
