import type { Language } from '@tracemark/api/schemas'
import { createContext, useContext, useEffect, useState } from 'react'
import { createFormat, type Format, type RepeatedHour } from './format.ts'
import type { Namespace, Translate } from './keys.ts'
import type { WidgetNamespace } from './load-messages.ts'

export interface I18n {
  language: Language
  t: Translate
  /** The clock that "today" and "yesterday" go by. */
  now: () => Date
  /** IANA name; the device's own where absent. */
  timeZone?: string
  /** Tells hours apart that clocks show twice (`createRepeatedHour`); absent where no times are shown, as in the widgets. */
  repeatedHour?: RepeatedHour
  /** Fetches texts that are not there from the beginning; absent where all are. */
  load?(namespace: Namespace): Promise<void>
  /** Whether these texts are there; absent where all are. */
  has?(namespace: Namespace): boolean
}

const I18nContext = createContext<I18n | undefined>(undefined)

/** Gives every component below its language. The value may come from i18next (portal) or from `createTranslator` (widgets). */
export const I18nProvider = I18nContext.Provider

export const useI18n = (): I18n => {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('No language: put an <I18nProvider> around the components of @tracemark/ui.')
  return i18n
}

export const useTranslate = (): Translate => useI18n().t

/** Fetches texts of parts that are drawn later. */
export const useLoadTexts = (): I18n['load'] => useI18n().load

export type Arrival = 'there' | 'coming' | 'away'

/** Fetches these texts if they are not there. */
export const useTexts = (namespace: WidgetNamespace): Arrival => {
  const { has, load } = useI18n()
  const [asked, setAsked] = useState<Arrival>('coming')
  const there = has?.(namespace) ?? true
  useEffect(() => {
    if (there) return
    let wanted = true
    const tell = (arrival: Arrival) => () => wanted && setAsked(arrival)
    load?.(namespace).then(tell('there'), tell('away'))
    return () => {
      wanted = false
    }
  }, [there, load, namespace])
  return there ? 'there' : asked
}

export const useLanguage = (): Language => useI18n().language

/** The clock of the page, which stands still in stories. */
export const useNow = (): (() => Date) => useI18n().now

/** One for all components of a page. */
const formats = new WeakMap<I18n, Format>()

export const useFormat = (): Format => {
  const i18n = useI18n()
  const format = formats.get(i18n) ?? createFormat(i18n.language, i18n.now, i18n.timeZone, i18n.repeatedHour)
  formats.set(i18n, format)
  return format
}
