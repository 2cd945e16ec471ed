import type { Language } from '@tracemark/api/schemas'
import { createTranslator, type I18n, I18nProvider, loadLanguage } from '@tracemark/ui/i18n'
import { type ReactNode, useEffect, useState } from 'react'

const now = () => new Date()

/** A language with its texts. The kit's own translator reads them: a library for it would be fetched before the first row. */
export const loadI18n = async (language: Language): Promise<I18n> => ({
  language,
  t: createTranslator(await loadLanguage(language), language),
  now,
})

/** Gives the interface its language. A new language shows once its texts are there; the old one stays until then. */
export const PortalI18n = ({ initial, language, children }: { initial: I18n; language: Language; children: ReactNode }) => {
  const [i18n, setI18n] = useState(initial)

  useEffect(() => {
    let wanted = true
    loadI18n(language).then(
      (next) => wanted && setI18n((shown) => (shown.language === language ? shown : next)),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [language])

  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])

  return <I18nProvider value={i18n}>{children}</I18nProvider>
}
