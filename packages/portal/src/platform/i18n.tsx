import { serverClock } from '@tracemark/api/clock'
import { createRepeatedHour } from '@tracemark/api/rules/writing'
import type { Language } from '@tracemark/api/schemas'
import { firstNamespaces, type I18n, I18nProvider, type Namespace } from '@tracemark/ui/i18n'
import { createI18next } from '@tracemark/ui/i18n/i18next'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { consoleLogger } from './logger.ts'

export interface PortalTexts {
  initial: I18n
  change: (language: Language) => Promise<I18n>
  /** Calls back with texts that were shown before they were there. */
  onArrival: (show: (i18n: I18n) => void) => () => void
}

/** Fetches those of these texts that are not there. */
export type LoadNamespaces = (namespaces: readonly Namespace[]) => Promise<void>

/** The portal's i18next in this language: `ready` with what every page says; a page's own texts come with its code, by `load`. */
export const beginTexts = (language: Language): { load: LoadNamespaces; ready: Promise<PortalTexts> } => {
  const listeners = new Set<(i18n: I18n) => void>()
  const late = new Set<Namespace>()
  const onMissing = (namespace: Namespace) => {
    if (late.has(namespace)) return
    late.add(namespace)
    const error = new Error(`The texts of its feature lack ${namespace}.`)
    consoleLogger.warn('A page says texts that did not come with it.', { error })
    i18next
      .load([namespace])
      .then(() => {
        for (const show of listeners) show(read(i18next.instance.language as Language))
      })
      .catch(() => late.delete(namespace))
  }
  const i18next = createI18next(language, onMissing)
  const read = (shown: Language): I18n => ({
    language: shown,
    t: i18next.translator(),
    now: serverClock.date,
    repeatedHour: createRepeatedHour,
    load: (namespace) => i18next.load([namespace]),
    has: i18next.has,
  })
  const ready = i18next.load(firstNamespaces).then(() => ({
    initial: read(language),
    change: async (next: Language) => {
      await i18next.changeLanguage(next)
      return read(next)
    },
    onArrival: (show: (i18n: I18n) => void) => {
      listeners.add(show)
      return () => void listeners.delete(show)
    },
  }))
  return { load: i18next.load, ready }
}

interface Awaited {
  /** It is not known yet which language a person reads here, who was shown none here before. */
  isUndecided: boolean
  /** Another language than the one that shows is meant, and its texts are on their way. */
  isOnItsWay: boolean
}

const AwaitedContext = createContext<Awaited>({ isUndecided: false, isOnItsWay: false })

/** What a page waits for before it speaks in another language than the person's. */
export const useLanguageAwaited = (): Awaited => useContext(AwaitedContext)

interface PortalI18nProps {
  texts: PortalTexts
  language: Language
  isUndecided?: boolean
  children: ReactNode
}

/** Gives the interface its language. A new language shows once its texts are there; the old one stays until then. */
export const PortalI18n = ({ texts, language, isUndecided = false, children }: PortalI18nProps) => {
  const [i18n, setI18n] = useState(texts.initial)
  /** Could not be loaded. */
  const [away, setAway] = useState<Language>()

  useEffect(() => texts.onArrival(setI18n), [texts])

  useEffect(() => {
    if (i18n.language === language) return
    let wanted = true
    texts.change(language).then(
      (next) => wanted && setI18n(next),
      (error) => {
        consoleLogger.warn('The texts of a language could not be loaded.', { error, language })
        if (wanted) setAway(language)
      },
    )
    return () => {
      wanted = false
    }
  }, [texts, language, i18n.language])

  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])

  const isOnItsWay = i18n.language !== language && away !== language
  const awaited = useMemo(() => ({ isUndecided, isOnItsWay }), [isUndecided, isOnItsWay])

  return (
    <I18nProvider value={i18n}>
      <AwaitedContext value={awaited}>{children}</AwaitedContext>
    </I18nProvider>
  )
}
