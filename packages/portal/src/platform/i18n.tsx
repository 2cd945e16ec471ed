import type { Language } from '@tracemark/api/schemas'
import { type I18n, I18nProvider } from '@tracemark/ui/i18n'
import { createI18next } from '@tracemark/ui/i18n/i18next'
import { type ReactNode, useEffect, useState } from 'react'
import { consoleLogger } from './logger.ts'

export interface PortalTexts {
  initial: I18n
  change: (language: Language) => Promise<I18n>
}

const now = () => new Date()

/** The portal's i18next in this language. */
export const loadTexts = async (language: Language): Promise<PortalTexts> => {
  const i18next = await createI18next(language)
  const read = (shown: Language): I18n => ({ language: shown, t: i18next.translator(), now })
  return {
    initial: read(language),
    change: async (next) => {
      await i18next.changeLanguage(next)
      return read(next)
    },
  }
}

/** Gives the interface its language. A new language shows once its texts are there; the old one stays until then. */
export const PortalI18n = ({ texts, language, children }: { texts: PortalTexts; language: Language; children: ReactNode }) => {
  const [i18n, setI18n] = useState(texts.initial)

  useEffect(() => {
    if (i18n.language === language) return
    let wanted = true
    texts.change(language).then(
      (next) => wanted && setI18n(next),
      (error) => consoleLogger.warn('The texts of a language could not be loaded.', { error, language }),
    )
    return () => {
      wanted = false
    }
  }, [texts, language, i18n.language])

  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])

  return <I18nProvider value={i18n}>{children}</I18nProvider>
}
