import type { Language } from '@tracemark/api/schemas'
import { createTranslator, I18nProvider, type Translate, useI18n } from '@tracemark/ui/i18n'
import { keepTrying } from '@tracemark/ui/screens/task-runs'
import { type ReactNode, useCallback, useEffect, useState } from 'react'

const fetchTexts = async (language: Language): Promise<Translate> => {
  const { loadDeviceRuns } = await import('@tracemark/ui/i18n/load-device-runs')
  return createTranslator(await loadDeviceRuns(language), language)
}

/** Around what the device says: its texts, where the page has not brought them. */
export const DeviceTexts = ({ children }: { children: ReactNode }) => {
  const i18n = useI18n()
  const { language, t: outer } = i18n
  // The portal has every text; a widget fetches these when it shows them.
  const isWhole = outer('device-runs:title') !== 'device-runs:title'
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

  const t = useCallback<Translate>((key, values) => (own && key.startsWith('device-runs:') ? own.t : outer)(key, values), [own, outer])
  return <div className="tm-device">{isWhole ? children : own && <I18nProvider value={{ ...i18n, t }}>{children}</I18nProvider>}</div>
}
