import { readReturnPath } from '@tracemark/api/identity'

const KEY = 'tracemark.after-logout'

/** Where to go once signed out, for whoever signs out to come back as somebody else: a path of this site, in this tab, once. */
export const noteAfterLogout = (storage: Pick<Storage, 'setItem'>, path: string): void => storage.setItem(KEY, path)

export const takeAfterLogout = (storage: Pick<Storage, 'getItem' | 'removeItem'>): string => {
  const path = readReturnPath(storage.getItem(KEY) ?? undefined)
  storage.removeItem(KEY)
  return path ?? '/'
}
