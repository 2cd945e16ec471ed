import type { Language } from '@tracemark/api/schemas'
import type { LanguageTable, MessageTable } from './keys.ts'
import { overlays } from './overlays.ts'

type Import = <Table extends MessageTable>(folder: Language) => Promise<Table>

/** Every bundler we know makes a chunk of each file that fits the pattern, and one more of what two of them share. */
const importStart: Import = async (folder) => import(`./locales/${folder}/start.ts`)
const importWhole: Import = async (folder) => import(`./locales/${folder}/index.ts`)

const load = async <Table extends MessageTable>(language: Language, importTable: Import): Promise<Table> => {
  const overlay = overlays[language]
  if (!overlay) return importTable(language)
  const [whole, overrides] = await Promise.all([importTable<Table>(overlay.over), importTable<MessageTable>(language)])
  const differing = overlay.namespaces.filter((name) => name in overrides).map((name) => [name, { ...whole[name], ...overrides[name] }])
  return { ...whole, ...Object.fromEntries(differing) }
}

/** Every namespace of one language. */
export const loadLanguage = (language: Language): Promise<LanguageTable> => load(language, importWhole)

/** Those of them that the portal's frame and lists say, in a chunk of their own. */
export const loadStart = (language: Language): Promise<MessageTable> => load(language, importStart)
