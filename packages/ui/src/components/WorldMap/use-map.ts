import type { Map as MapLibre } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLanguage, useTranslate } from '../../i18n/context.ts'
import { createMap } from './create-map.ts'

export interface MapFailures {
  onStyleFailed: () => void
  /** The browser has no WebGL. */
  onUnavailable: () => void
}

/** The map in this element, once it is there. */
export const useMap = (
  frame: RefObject<HTMLDivElement | null>,
  { styleUrl, onStyleFailed, onUnavailable }: MapFailures & { styleUrl: string | undefined },
): MapLibre | undefined => {
  const t = useTranslate()
  const language = useLanguage()
  const [map, setMap] = useState<MapLibre>()
  const failures = useRef({ onStyleFailed, onUnavailable })
  failures.current = { onStyleFailed, onUnavailable }
  useEffect(() => {
    if (!frame.current) return
    const texts = {
      'Map.Title': t('media:map.canvas'),
      'CooperativeGesturesHandler.WindowsHelpText': t('media:map.gesture_ctrl'),
      'CooperativeGesturesHandler.MacHelpText': t('media:map.gesture_cmd'),
      'CooperativeGesturesHandler.MobileHelpText': t('media:map.gesture_touch'),
    }
    try {
      const made = createMap(frame.current, { styleUrl, language, texts, onStyleFailed: () => failures.current.onStyleFailed() })
      setMap(made)
      return () => {
        setMap(undefined)
        made.remove()
      }
    } catch {
      failures.current.onUnavailable()
      return undefined
    }
  }, [frame, styleUrl, language, t])
  return map
}
