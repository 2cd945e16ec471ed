import type { Language } from '@tracemark/api/schemas'
import { createTranslator, I18nProvider, type Translate, useI18n } from '@tracemark/ui/i18n'
import { keepTrying } from '@tracemark/ui/screens/task-runs'
import { type ReactNode, useCallback, useEffect, useState } from 'react'

const fetchTexts = async (language: Language): Promise<Translate> => {
  const { loadOutbox } = await import('@tracemark/ui/i18n/load-outbox')
  return createTranslator(await loadOutbox(language), language)
}

/** Around what the device says: its texts, where the page has not brought them. */
export const DeviceTexts = ({ children }: { children: ReactNode }) => {
  const i18n = useI18n()
  const { language, t: outer } = i18n
  // The portal has every text; a widget fetches these when it shows them.
  const isWhole = outer('outbox:title') !== 'outbox:title'
  const [own, setOwn] = useState<{ t: Translate }>()

  useEffect(() => {
    if (isWhole) return
    let isOver = false
    const stop = keepTrying(async () => {
      const t = await fetchTexts(language)
      if (!isOver) setOwn({ t })
    })
    return () => {
      isOver = true
      stop()
    }
  }, [isWhole, language])

  const t = useCallback<Translate>((key, values) => (own && key.startsWith('outbox:') ? own.t : outer)(key, values), [own, outer])
  return <div className="tm-device">{isWhole ? children : own && <I18nProvider value={{ ...i18n, t }}>{children}</I18nProvider>}</div>
}
