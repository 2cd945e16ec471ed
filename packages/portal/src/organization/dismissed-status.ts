import type { AccessGrant } from '@tracemark/api/client'

type Status = NonNullable<AccessGrant['organizationStatus']>

const getKey = (organizationId: number): string => `tracemark.dismissed-status.${organizationId}`
const toText = ({ message, since }: Status): string => `${message} ${since}`

/** Whether the person has read on this device what was taken from them: each change is said once. */
export const wasDismissed = (storage: Pick<Storage, 'getItem'>, organizationId: number, status: Status): boolean => {
  try {
    return storage.getItem(getKey(organizationId)) === toText(status)
  } catch {
    return false
  }
}

export const noteDismissed = (storage: Pick<Storage, 'setItem'>, organizationId: number, status: Status): void => {
  try {
    storage.setItem(getKey(organizationId), toText(status))
  } catch {
    // It is then said again at the next visit.
  }
}
