interface OrganizationChoice {
  /** Slug last used by this account on this device. */
  rememberedForAccount?: string | undefined
  /** Slug last used by anyone on this device. */
  rememberedInGeneral?: string | undefined
  /** The first page of the account's organizations. */
  organizations: { items: readonly { slug: string }[]; totalItems: number }
}

/**
 * The slug that Home opens (specification 1, section 2), or undefined for an account without organizations. A remembered
 * slug counts only while the account belongs to it; the account's own is trusted when the list is not complete.
 */
export const chooseOrganization = ({
  rememberedForAccount,
  rememberedInGeneral,
  organizations,
}: OrganizationChoice): string | undefined => {
  const { items, totalItems } = organizations
  const isListed = (slug: string | undefined) => items.some((organization) => organization.slug === slug)
  if (isListed(rememberedForAccount) || (rememberedForAccount !== undefined && totalItems > items.length)) return rememberedForAccount
  if (isListed(rememberedInGeneral)) return rememberedInGeneral
  return items[0]?.slug
}
