import type { Language } from '@tracemark/api/schemas'
import { createInstance, type i18n as I18next } from 'i18next'
import type { MessageValues, Translate } from './keys.ts'
import { loadLanguage } from './load-language.ts'

export interface PortalI18next {
  instance: I18next
  /** i18next's own `t`, typed by our keys: goes into `I18nProvider`. It stays with the language it was read in. */
  translator: () => Translate
  /** Loads the language's texts and switches; after it `translator()` gives the new language's. */
  changeLanguage: (language: Language) => Promise<void>
}

/** An i18next instance with one language loaded. Every language is whole (a test holds this), so none falls back at run time. */
export const createI18next = async (language: Language): Promise<PortalI18next> => {
  const instance = createInstance()
  await instance.init({
    lng: language,
    // A copy: what a bundler gives for a module can not take more namespaces.
    resources: { [language]: { ...(await loadLanguage(language)) } },
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    interpolation: { escapeValue: false },
  })
  return {
    instance,
    translator: () => {
      const translate = instance.getFixedT(instance.language)
      return (key, values?: MessageValues) => String(translate(key, { ...values }))
    },
    changeLanguage: async (next) => {
      for (const [namespace, messages] of Object.entries(await loadLanguage(next))) instance.addResourceBundle(next, namespace, messages)
      await instance.changeLanguage(next)
    },
  }
}
