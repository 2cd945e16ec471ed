import { useEffect } from 'react'

/** WebKit on phones and tablets, which zooms into a field by itself when it gets the focus, and lets people zoom whatever a page says. */
const zoomsByItself = (): boolean => CSS.supports('-webkit-touch-callout', 'none')

const FIXED = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'

/**
 * Holds the scale of the task page as it is (specification 1, section 2), but for those who zoom with their fingers: `maximum-scale`
 * would take that from them in every other browser. The keyboard makes the page shorter, so that Submit stays in view.
 */
export const taskViewport = (isZoomedByItself: boolean): string => (isZoomedByItself ? `${FIXED}, maximum-scale=1` : FIXED)

/** Says how the page is scaled, and returns how to give back what stood there. A page without the line stays without. */
export const writeTaskViewport = (page: Pick<Document, 'querySelector'>, isZoomedByItself: boolean): (() => void) | undefined => {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="viewport"]')
  if (!meta) return undefined
  const before = meta.content
  meta.content = taskViewport(isZoomedByItself)
  return () => {
    meta.content = before
  }
}

/** For as long as the page is shown. */
export const useTaskViewport = (): void => useEffect(() => writeTaskViewport(document, zoomsByItself()), [])
