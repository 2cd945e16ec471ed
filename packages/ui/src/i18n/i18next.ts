import { choosePlural } from '@tracemark/api/languages'
import type { Language } from '@tracemark/api/schemas'
import { createInstance, type i18n as I18next, type TOptions } from 'i18next'
import type { MessageValues, Namespace, Translate } from './keys.ts'
import { loadNamespaces } from './load-language.ts'

export interface PortalI18next {
  instance: I18next
  /** i18next's own `t`, typed by our keys: goes into `I18nProvider`. It stays with the language it was read in. */
  translator: () => Translate
  /** Fetches those of these texts that are not there. */
  load: (namespaces: readonly Namespace[]) => Promise<void>
  has: (namespace: Namespace) => boolean
  /** Loads what was loaded in the new language too, and switches; after it `translator()` gives the new language's. */
  changeLanguage: (language: Language) => Promise<void>
}

/** Finds plurals by the rule that the widgets have too: i18next itself takes that of Intl, also for zero in Portuguese. */
const plurals = {
  type: 'i18nFormat',
  addLookupKeys: (keys: string[], key: string, language: string, _namespace: string, { count }: TOptions) => {
    if (count !== undefined) keys.push(`${key}_${choosePlural(language as Language, count)}`)
  },
} as const

/**
 * An i18next instance of one language, without texts. Every language is whole (a test holds this), so none falls back at run time. A
 * text whose namespace is not loaded is empty; `onMissing` is told of it.
 */
export const createI18next = (language: Language, onMissing: (namespace: Namespace) => void = () => undefined): PortalI18next => {
  const instance = createInstance()
  const has = (namespace: Namespace): boolean => instance.hasResourceBundle(instance.language, namespace)
  void instance.use(plurals).init({
    lng: language,
    resources: {},
    initAsync: false,
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace) => !has(namespace as Namespace) && onMissing(namespace as Namespace),
    parseMissingKeyHandler: () => '',
  })
  const wanted = new Set<Namespace>()
  const complete = async (of: Language): Promise<void> => {
    const missing = [...wanted].filter((namespace) => !instance.hasResourceBundle(of, namespace))
    if (missing.length === 0) return
    // A copy: what a bundler gives for a module can not take more texts.
    for (const [namespace, messages] of Object.entries(await loadNamespaces(of, missing)))
      instance.addResourceBundle(of, namespace, { ...messages })
    // Some may have been asked for meanwhile.
    await complete(of)
  }
  return {
    instance,
    translator: () => {
      const translate = instance.getFixedT(instance.language)
      return (key, values?: MessageValues) => String(translate(key, { ...values }))
    },
    load: async (namespaces) => {
      for (const namespace of namespaces) wanted.add(namespace)
      await complete(instance.language as Language)
    },
    has,
    changeLanguage: async (next) => {
      await complete(next)
      await instance.changeLanguage(next)
    },
  }
}
