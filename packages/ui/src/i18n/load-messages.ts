import type { Language } from '@tracemark/api/schemas'
import type { MessageTable } from './keys.ts'
import { type MessageFile, readMessages } from './message-file.ts'

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

/** The texts of one language in the namespaces that a widget needs, each its own chunk. */
export const loadMessages = async (language: Language, names: readonly WidgetNamespace[]): Promise<MessageTable> =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readMessages(language, name, files[name])])))
