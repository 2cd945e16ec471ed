import type { Language } from '@tracemark/api/schemas'
import { type I18n, I18nProvider } from '@tracemark/ui/i18n'
import { createI18next, type PortalI18next } from '@tracemark/ui/i18n/i18next'
import { type ReactNode, useEffect, useState } from 'react'

const now = () => new Date()

const read = (i18next: PortalI18next, language: Language): I18n => ({ language, t: i18next.translator(), now })

export interface LoadedLanguage {
  i18next: PortalI18next
  language: Language
}

export const loadI18n = async (language: Language): Promise<LoadedLanguage> => ({ i18next: await createI18next(language), language })

/** Gives the interface its language. A new language shows once its texts are there; the old one stays until then. */
export const PortalI18n = ({ initial, language, children }: { initial: LoadedLanguage; language: Language; children: ReactNode }) => {
  const { i18next } = initial
  const [i18n, setI18n] = useState(() => read(i18next, initial.language))

  useEffect(() => {
    let wanted = true
    i18next.changeLanguage(language).then(
      () => wanted && setI18n(read(i18next, language)),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [i18next, language])

  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])

  return <I18nProvider value={i18n}>{children}</I18nProvider>
}
