import type { Language } from '@tracemark/api/schemas'
import type { LanguageTable, MessageTable, Namespace } from './keys.ts'
import { matchLanguage } from './match-language.ts'
import { type MessageFile, readMessages } from './message-file.ts'

interface Loader {
  load: (namespace: Namespace) => Promise<MessageFile>
}

/** A list of files for each language: one of all languages would be fetched by every page. */
const loadLoader = (folder: Language): Promise<Loader> => import(`./loaders/${folder}.ts`)

/** These namespaces of one language. */
export const loadNamespaces = async (language: Language, namespaces: readonly Namespace[]): Promise<MessageTable> => {
  const entries = namespaces.map(async (name) => {
    const messages = await readMessages(language, name, async (folder) => (await loadLoader(folder)).load(name))
    return [name, messages] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Every namespace of one language, in English where we lack it: for stories and tests. A page loads those that it needs. */
export const loadLanguage = async (language: string): Promise<LanguageTable> => {
  const namespaces = Object.keys(await import('./english.ts')) as Namespace[]
  return (await loadNamespaces(matchLanguage([language]) ?? 'en', namespaces)) as LanguageTable
}
