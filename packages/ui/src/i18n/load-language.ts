import type { Language } from '@tracemark/api/schemas'
import type { LanguageTable, MessageTable } from './keys.ts'
import { overlays } from './overlays.ts'

/** Every bundler we know makes a chunk of each file that fits the pattern. */
const importTable = async <Table extends MessageTable>(folder: Language): Promise<Table> => import(`./locales/${folder}/index.ts`)

/** Every namespace of one language. */
export const loadLanguage = async (language: Language): Promise<LanguageTable> => {
  const overlay = overlays[language]
  if (!overlay) return importTable(language)
  const [whole, overrides] = await Promise.all([importTable<LanguageTable>(overlay.over), importTable<MessageTable>(language)])
  const differing = overlay.namespaces.filter((name) => name in overrides).map((name) => [name, { ...whole[name], ...overrides[name] }])
  return { ...whole, ...Object.fromEntries(differing) }
}
