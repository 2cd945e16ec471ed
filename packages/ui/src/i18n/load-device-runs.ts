import type { Language } from '@tracemark/api/schemas'
import type { MessageTable } from './keys.ts'
import { overlays } from './overlays.ts'

/** What widgets say of records on the device: it comes after the first paint, and so apart from what they say at once. */
export const loadDeviceRuns = async (language: Language): Promise<MessageTable> => {
  const { messages } = (await import(`./locales/${overlays[language]?.over ?? language}/device-runs.ts`)) as {
    messages: Record<string, string>
  }
  return { 'device-runs': messages }
}
