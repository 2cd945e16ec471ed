import type { Language } from '@tracemark/api/schemas'
import type { Messages, Namespace } from './keys.ts'

export type LanguageTable = { readonly [Name in Namespace]: Messages<Name> }

/** Every namespace of one language, in one chunk: for the portal and the stories. */
export const loadLanguage = async (language: Language): Promise<LanguageTable> => {
  switch (language) {
    case 'en':
      return (await import('./locales/en/index.ts')).en
    case 'de':
      return (await import('./locales/de/index.ts')).de
    case 'en-x-farm': {
      const [{ en }, { enFarm }] = await Promise.all([import('./locales/en/index.ts'), import('./locales/en-x-farm/index.ts')])
      return { ...en, common: { ...en.common, ...enFarm.common }, interactions: { ...en.interactions, ...enFarm.interactions } }
    }
  }
}
