import { Slug } from '@tracemark/api/schemas'

const GENERAL = 'tracemark.last-organization'
const getKey = (accountId: string) => `${GENERAL}.${accountId}`

/** The organizations that were last used on this device: slugs, never tokens. */
export interface OrganizationMemory {
  recall: (accountId: string) => { rememberedForAccount?: string | undefined; rememberedInGeneral?: string | undefined }
  remember: (slug: string, accountId?: string) => void
}

/** Keeps them in a localStorage-like storage. Storage that is full or forbidden remembers nothing. */
export const createOrganizationMemory = (storage: Pick<Storage, 'getItem' | 'setItem'>): OrganizationMemory => {
  const read = (key: string): string | undefined => {
    try {
      return Slug.safeParse(storage.getItem(key)).data
    } catch {
      return undefined
    }
  }
  const write = (key: string, slug: string) => {
    try {
      storage.setItem(key, slug)
    } catch {
      // Home then opens the first organization: nothing is lost.
    }
  }
  return {
    recall: (accountId) => ({ rememberedForAccount: read(getKey(accountId)), rememberedInGeneral: read(GENERAL) }),
    remember: (slug, accountId) => {
      write(GENERAL, slug)
      if (accountId !== undefined) write(getKey(accountId), slug)
    },
  }
}
