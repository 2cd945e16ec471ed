import type { Language } from '@tracemark/api/schemas'
import type { MessageTable } from './keys.ts'
import { overlays } from './overlays.ts'

interface MessageFile {
  messages: Readonly<Record<string, string>>
}

/** One line for each namespace: a bundler lists only the files that fit, and a page with a widget loads that list. */
const files = {
  errors: (folder: Language): Promise<MessageFile> => import(`./locales/${folder}/errors.ts`),
  failures: (folder: Language): Promise<MessageFile> => import(`./locales/${folder}/failures.ts`),
  'public-more': (folder: Language): Promise<MessageFile> => import(`./locales/${folder}/public-more.ts`),
  'public-page': (folder: Language): Promise<MessageFile> => import(`./locales/${folder}/public-page.ts`),
  'task-more': (folder: Language): Promise<MessageFile> => import(`./locales/${folder}/task-more.ts`),
  'task-run': (folder: Language): Promise<MessageFile> => import(`./locales/${folder}/task-run.ts`),
} as const

/** What widgets say. */
export type WidgetNamespace = keyof typeof files

const load = async (language: Language, name: WidgetNamespace): Promise<MessageFile['messages']> => {
  const overlay = overlays[language]
  if (!overlay) return (await files[name](language)).messages
  const whole = files[name](overlay.over)
  if (!overlay.namespaces.includes(name)) return (await whole).messages
  const overrides = await files[name](language)
  return { ...(await whole).messages, ...overrides.messages }
}

/** The texts of one language in the namespaces that a widget needs, each its own chunk. */
export const loadMessages = async (language: Language, names: readonly WidgetNamespace[]): Promise<MessageTable> =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await load(language, name)])))
