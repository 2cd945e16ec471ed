import type { Language } from '@tracemark/api/schemas'
import { createTranslator, I18nProvider, useLanguage, useTranslate } from '@tracemark/ui/i18n'
import { type ReactNode, useCallback, useEffect, useState } from 'react'

const now = () => new Date()

type Texts = ReturnType<typeof useTranslate>

const fetchTexts = async (language: Language): Promise<Texts> => {
  const { loadOutbox } = await import('@tracemark/ui/i18n/load-outbox')
  return createTranslator(await loadOutbox(language), language)
}

/** Around what the device says: its texts, where the page has not brought them. */
export const DeviceTexts = ({ children }: { children: ReactNode }) => {
  const language = useLanguage()
  const outer = useTranslate()
  // The portal has every text; a widget fetches these when it shows them.
  const isWhole = outer('outbox:title') !== 'outbox:title'
  const [own, setOwn] = useState<{ t: Texts }>()

  useEffect(() => {
    if (isWhole) return
    let isOver = false
    fetchTexts(language).then(
      (t) => !isOver && setOwn({ t }),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isWhole, language])

  const t = useCallback<Texts>((key, values) => (own && key.startsWith('outbox:') ? own.t : outer)(key, values), [own, outer])
  return <div className="tm-device">{isWhole ? children : own && <I18nProvider value={{ language, t, now }}>{children}</I18nProvider>}</div>
}
