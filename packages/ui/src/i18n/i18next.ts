import type { Language } from '@tracemark/api/schemas'
import { createInstance, type i18n as I18next } from 'i18next'
import type { MessageTable, MessageValues, Translate } from './keys.ts'
import { loadLanguage } from './load-language.ts'

export interface PortalI18next {
  instance: I18next
  /** i18next's own `t`, typed by our keys: goes into `I18nProvider`. It stays with the language it was read in. */
  translator: () => Translate
  /** Loads the language's texts and switches; after it `translator()` gives the new language's. */
  changeLanguage: (language: Language) => Promise<void>
  /** Adds every text of the language that `load` left out. Languages that come later come whole. */
  complete: (language: Language) => Promise<void>
}

/**
 * An i18next instance with one language loaded. Every language is whole (a test holds this), so none falls back at run time.
 * `load` may give less at first (`loadStart`).
 */
export const createI18next = async (
  language: Language,
  load: (language: Language) => Promise<MessageTable> = loadLanguage,
): Promise<PortalI18next> => {
  const instance = createInstance()
  let loadMissing = load
  await instance.init({
    lng: language,
    // A copy: what a bundler gives for a module can not take more namespaces.
    resources: { [language]: { ...(await load(language)) } },
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    interpolation: { escapeValue: false },
  })
  // i18next reads a key and looks up its namespaces each time; a list asks a hundred times for the same words.
  const plain: Partial<Record<Language, Record<string, string>>> = {}
  const add = async (wanted: Language): Promise<void> => {
    const chosen = loadMissing
    for (const [namespace, messages] of Object.entries(await chosen(wanted))) instance.addResourceBundle(wanted, namespace, messages)
    plain[wanted] = {}
    // Meanwhile a page asked for every text: it says what a later language's first texts lack.
    if (chosen !== loadMissing) await add(wanted)
  }
  return {
    instance,
    translator: () => {
      const language = instance.language as Language
      const translate = instance.getFixedT(language)
      const read = (key: string, values?: MessageValues) => String(translate(key, { ...values }))
      return (key, values) => {
        if (values) return read(key, values)
        plain[language] ??= {}
        plain[language][key] ??= read(key)
        return plain[language][key]
      }
    },
    changeLanguage: async (next) => {
      await add(next)
      await instance.changeLanguage(next)
    },
    complete: (wanted) => {
      loadMissing = loadLanguage
      return add(wanted)
    },
  }
}
