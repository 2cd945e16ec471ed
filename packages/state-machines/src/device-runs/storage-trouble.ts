/** Why a device keeps nothing: it has no room left, or forbids it. */
export type StorageTrouble = 'full' | 'blocked'

export const toStorageTrouble = (error: unknown): StorageTrouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
