import type { Language } from '@tracemark/api/schemas'
import type { Namespace } from './keys.ts'
import { overlays } from './overlays.ts'

/** The texts of one namespace in one language. */
export interface MessageFile {
  messages: Readonly<Record<string, string>>
}

/** The texts of a namespace; of a wording variant, those of its language with what differs. `read` fetches a language's own file. */
export const readMessages = async (
  language: Language,
  namespace: Namespace,
  read: (folder: Language) => Promise<MessageFile>,
): Promise<MessageFile['messages']> => {
  const overlay = overlays[language]
  if (!overlay) return (await read(language)).messages
  const whole = read(overlay.over)
  if (!overlay.namespaces.includes(namespace)) return (await whole).messages
  const overrides = await read(language)
  return { ...(await whole).messages, ...overrides.messages }
}
