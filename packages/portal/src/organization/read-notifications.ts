/** Up to which notification somebody has read those of an organization, on this device: the contract keeps nothing of it. */
const getKey = (accountId: string, organizationId: number) => `tracemark.notifications-read.${accountId}.${organizationId}`

/** Ids are UUIDs of version 7: those that came later are greater. `newest` comes first. */
export const listUnread = (
  storage: Pick<Storage, 'getItem'>,
  accountId: string,
  organizationId: number,
  ids: readonly string[],
): ReadonlySet<string> => {
  const read = storage.getItem(getKey(accountId, organizationId)) ?? ''
  return new Set(ids.filter((id) => id > read))
}

export const noteRead = (storage: Pick<Storage, 'setItem'>, accountId: string, organizationId: number, ids: readonly string[]): void => {
  const [newest] = ids.toSorted().toReversed()
  if (newest === undefined) return
  try {
    storage.setItem(getKey(accountId, organizationId), newest)
  } catch {
    // Storage that is full or forbidden: they stay new.
  }
}
