import type { UnitStatus } from '@tracemark/api/schemas'

/** People who share a device each have their own. */
interface Whose {
  accountId: string
  organizationId: number
}

const getKey = ({ accountId, organizationId }: Whose): string => `tracemark.first-unit-status.${organizationId}.${accountId}`

/** The status that the person gave new units of the organization last, by its value; undefined where there is none, or it is gone. */
export const readFirstStatus = (storage: Pick<Storage, 'getItem'>, whose: Whose, statuses: readonly UnitStatus[]): string | undefined => {
  const last = storage.getItem(getKey(whose))
  return statuses.map(({ value }) => String(value)).find((value) => value === last)
}

export const rememberFirstStatus = (storage: Pick<Storage, 'setItem'>, whose: Whose, status: string): void => {
  try {
    storage.setItem(getKey(whose), status)
  } catch {
    // The device has no room: the units were created all the same.
  }
}
