import type { Language } from '@tracemark/api/schemas'
import { createTranslator, I18nProvider, useLanguage, useTranslate } from '@tracemark/ui/i18n'
import outboxCss from '@tracemark/ui/outbox.css?inline'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

let sheet: CSSStyleSheet | undefined

/** One sheet, made by script as that of the fields is: for the page, or for the shadow root that the element stands in. */
const outboxSheet = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(outboxCss)
  }
  return sheet
}

const now = () => new Date()

type Texts = ReturnType<typeof useTranslate>

const fetchTexts = async (language: Language): Promise<Texts> => {
  const { loadOutbox } = await import('@tracemark/ui/i18n/load-outbox')
  return createTranslator(await loadOutbox(language), language)
}

/** Around what the device says: its styles, and its texts where the page has not brought them. */
export const DeviceTexts = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const outer = useTranslate()
  // The portal has every text; a widget fetches these when it shows them.
  const isWhole = outer('outbox:title') !== 'outbox:title'
  const [own, setOwn] = useState<{ t: Texts }>()

  useLayoutEffect(() => {
    const root = place.current?.getRootNode()
    const styles = outboxSheet()
    if ((root instanceof ShadowRoot || root instanceof Document) && !root.adoptedStyleSheets.includes(styles)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, styles]
    }
  }, [])

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
  return (
    <div ref={place} className="tm-device">
      {isWhole ? children : own && <I18nProvider value={{ language, t, now }}>{children}</I18nProvider>}
    </div>
  )
}
