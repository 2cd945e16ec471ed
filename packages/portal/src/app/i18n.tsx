import type { Language } from '@tracemark/api/schemas'
import { type I18n, I18nProvider, loadStart, useLanguage } from '@tracemark/ui/i18n'
import { createI18next } from '@tracemark/ui/i18n/i18next'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

export interface PortalTexts {
  initial: I18n
  change: (language: Language) => Promise<I18n>
  /** Fetches the texts that frame and lists do without; those of a later language come whole. */
  complete: (language: Language) => Promise<void>
}

const now = () => new Date()

/** The portal's i18next in this language, with the texts of frame and lists. */
export const loadTexts = async (language: Language): Promise<PortalTexts> => {
  const i18next = await createI18next(language, loadStart)
  const read = (shown: Language): I18n => ({
    language: shown,
    t: i18next.translator(),
    now,
    has: (namespace) => i18next.instance.hasResourceBundle(shown, namespace),
    load: () => i18next.complete(shown),
  })
  return {
    initial: read(language),
    change: async (next) => {
      await i18next.changeLanguage(next)
      return read(next)
    },
    complete: i18next.complete,
  }
}

const CompleteContext = createContext<PortalTexts['complete'] | undefined>(undefined)

/** Gives the interface its language. A new language shows once its texts are there; the old one stays until then. */
export const PortalI18n = ({ texts, language, children }: { texts: PortalTexts; language: Language; children: ReactNode }) => {
  const [i18n, setI18n] = useState(texts.initial)

  useEffect(() => {
    if (i18n.language === language) return
    let wanted = true
    texts.change(language).then(
      (next) => wanted && setI18n(next),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [texts, language, i18n.language])

  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])

  return (
    <CompleteContext value={texts.complete}>
      <I18nProvider value={i18n}>{children}</I18nProvider>
    </CompleteContext>
  )
}

type Arrival = { kind: 'waiting' } | { kind: 'there' } | { kind: 'failed'; error: unknown }

/** Shows a page that says more than frame and lists once every text is there. */
export const WholeLanguage = ({ children }: { children: ReactNode }) => {
  const complete = useContext(CompleteContext)
  const language = useLanguage()
  const [arrival, setArrival] = useState<Arrival>({ kind: 'waiting' })
  useEffect(() => {
    complete?.(language).then(
      () => setArrival({ kind: 'there' }),
      (error: unknown) => setArrival({ kind: 'failed', error }),
    )
  }, [complete, language])
  if (arrival.kind === 'failed') throw arrival.error
  return arrival.kind === 'there' ? children : null
}
