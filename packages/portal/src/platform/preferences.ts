import { Language } from '@tracemark/api/schemas'
import { densities, sidebarBackgrounds, sidebarColors } from '@tracemark/ui/theme/options'
import * as z from 'zod/mini'

/** A list's columns (their order, added or hidden, their widths in pixels), and how high its rows are. One that can't be read is as at first. */
const TableLayout = z.catch(
  z.object({
    order: z.optional(z.readonly(z.array(z.string()))),
    shown: z.optional(z.record(z.string(), z.boolean())),
    widths: z.optional(z.record(z.string(), z.number().check(z.gte(50), z.lte(2_000)))),
    density: z.optional(z.enum(['compact', 'roomy'])),
  }),
  {},
)

/** What a person chose for this device. Without a choice the organization's language and the device's theme hold. */
const Preferences = z.object({
  language: z.optional(Language),
  /** What each account chose, or its membership says; `language` is whoever's without one. */
  languages: z.optional(z.record(z.string(), Language)),
  /** Chosen, and not saved with the membership yet: by account and short name of the organization. */
  unsentLanguages: z.optional(z.record(z.string(), Language)),
  theme: z._default(z.enum(['light', 'dark', 'auto']), 'auto'),
  density: z.optional(z.enum(densities)),
  sidebarColor: z.optional(z.enum(sidebarColors)),
  sidebarBackground: z.optional(z.enum(sidebarBackgrounds)),
  /** Whether the sidebar shows icons only. */
  sidebarCollapsed: z.optional(z.boolean()),
  /** What an organization opens with, where it is not its interactions. */
  firstPage: z.optional(z.enum(['dashboard'])),
  /** Whether the header of an asset shows no more than its name. */
  assetHeaderFolded: z.optional(z.boolean()),
  /** Groups and entries of the menu that were folded (false) or unfolded (true). */
  menuFolds: z.optional(z.record(z.string(), z.boolean())),
  /** By the lists' names. */
  tables: z.optional(z.record(z.string(), TableLayout)),
})

export type Preferences = Partial<z.infer<typeof Preferences>> & Pick<z.infer<typeof Preferences>, 'theme'>

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
