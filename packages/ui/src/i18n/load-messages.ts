import type { Language } from '@tracemark/api/schemas'
import type { MessageTable, Namespace } from './keys.ts'

type Loader = () => Promise<MessageTable>

const english: Record<Namespace, Loader> = {
  common: async () => ({ common: (await import('./locales/en/common.ts')).common }),
  errors: async () => ({ errors: (await import('./locales/en/errors.ts')).errors }),
  forms: async () => ({ forms: (await import('./locales/en/forms.ts')).forms }),
  interactions: async () => ({ interactions: (await import('./locales/en/interactions.ts')).interactions }),
  media: async () => ({ media: (await import('./locales/en/media.ts')).media }),
  'public-page': async () => ({ 'public-page': (await import('./locales/en/public-page.ts')).publicPage }),
  session: async () => ({ session: (await import('./locales/en/session.ts')).session }),
  'task-run': async () => ({ 'task-run': (await import('./locales/en/task-run.ts')).taskRun }),
}

const german: Record<Namespace, Loader> = {
  common: async () => ({ common: (await import('./locales/de/common.ts')).common }),
  errors: async () => ({ errors: (await import('./locales/de/errors.ts')).errors }),
  forms: async () => ({ forms: (await import('./locales/de/forms.ts')).forms }),
  interactions: async () => ({ interactions: (await import('./locales/de/interactions.ts')).interactions }),
  media: async () => ({ media: (await import('./locales/de/media.ts')).media }),
  'public-page': async () => ({ 'public-page': (await import('./locales/de/public-page.ts')).publicPage }),
  session: async () => ({ session: (await import('./locales/de/session.ts')).session }),
  'task-run': async () => ({ 'task-run': (await import('./locales/de/task-run.ts')).taskRun }),
}

const farm: Record<Namespace, Loader> = {
  ...english,
  common: async () => {
    const [whole, overrides] = await Promise.all([import('./locales/en/common.ts'), import('./locales/en-x-farm/common.ts')])
    return { common: { ...whole.common, ...overrides.common } }
  },
  interactions: async () => {
    const [whole, overrides] = await Promise.all([import('./locales/en/interactions.ts'), import('./locales/en-x-farm/interactions.ts')])
    return { interactions: { ...whole.interactions, ...overrides.interactions } }
  },
}

const languages: Record<Language, Record<Namespace, Loader>> = { en: english, 'en-x-farm': farm, de: german }

/** The texts of one language in the namespaces that a widget needs, each its own chunk. */
export const loadMessages = async (language: Language, namespaces: readonly Namespace[]): Promise<MessageTable> =>
  Object.assign({}, ...(await Promise.all(namespaces.map((name) => languages[language][name]()))))
