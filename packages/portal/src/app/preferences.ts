import { Language } from '@tracemark/api/schemas'
import type { ThemeMode } from '@tracemark/ui/theme'
import * as z from 'zod/mini'

/** What a person chose for this device. Without a choice the organization's language and the device's theme hold. */
const Preferences = z.object({
  language: z.optional(Language),
  theme: z._default(z.enum(['light', 'dark', 'auto']), 'auto'),
})

export interface Preferences {
  language?: Language | undefined
  theme: ThemeMode
}

const KEY = 'tracemark.preferences'

export const readPreferences = (storage: Pick<Storage, 'getItem'>): Preferences => {
  try {
    return Preferences.parse(JSON.parse(storage.getItem(KEY) ?? '{}'))
  } catch {
    return { theme: 'auto' }
  }
}

/** Storage that is full or forbidden forgets at the end of the visit. */
export const writePreferences = (storage: Pick<Storage, 'setItem'>, preferences: Preferences): void => {
  try {
    storage.setItem(KEY, JSON.stringify(preferences))
  } catch {
    return
  }
}
