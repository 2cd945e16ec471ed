import type { Language } from '@tracemark/api/schemas'
import type { LanguageTable, MessageTable } from './keys.ts'
import { overlays } from './overlays.ts'

/** Every bundler we know makes a chunk of each file that fits the pattern. */
const importTable = async <Table extends MessageTable>(language: Language): Promise<Table> => import(`./locales/${language}/index.ts`)

/** Every namespace of one language, in one chunk: for the portal and the stories. */
export const loadLanguage = async (language: Language): Promise<LanguageTable> => {
  const overlay = overlays[language]
  if (!overlay) return importTable(language)
  const [whole, overrides] = await Promise.all([importTable<LanguageTable>(overlay.over), importTable(language)])
  const differing = overlay.namespaces.map((name) => [name, { ...whole[name], ...overrides[name] }])
  return { ...whole, ...Object.fromEntries(differing) }
}
