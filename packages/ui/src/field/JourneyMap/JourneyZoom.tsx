import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts, useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { PLOT, type Plot } from './plot.ts'
import { heldView, type PlotView, wholeView, ZOOM_MAX, type ZoomedPlot, zoomPlot } from './zoom.ts'
import './JourneyZoom.css'

export interface JourneyZoomProps {
  /** Of the whole way. */
  plot: Plot
  /** What is dragged. */
  picture: RefObject<SVGSVGElement | null>
  /** `undefined`: the whole. */
  onPlot: (plot: ZoomedPlot | undefined) => void
}

const STEP = 2
/** Of the picture, for each press of an arrow. */
const NUDGE = 0.2

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Further than this the pointer drags; nearer it points, in CSS pixels. */
const STILL = 4

/** A picture that is enlarged is drawn along by the pointer, and a place in it that is pressed comes to its middle. */
const useDrag = (picture: JourneyZoomProps['picture'], zoomed: boolean, onMove: (x: number, y: number) => void) => {
  const pen = useRef<{ id: number; x: number; y: number; moved: boolean }>(undefined)
  useEffect(() => {
    const element = picture.current
    if (!element || !zoomed) return
    const hold = ({ pointerId, isTrusted, clientX: x, clientY: y }: PointerEvent) => {
      if (pen.current) return
      // A pointer that was made by a script can't be held.
      if (isTrusted) element.setPointerCapture(pointerId)
      pen.current = { id: pointerId, x, y, moved: false }
    }
    const drag = ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = pen.current
      if (from?.id !== pointerId) return
      const [x, y] = [clientX - from.x, clientY - from.y]
      if (!from.moved && Math.hypot(x, y) < STILL) return
      const unit = element.getBoundingClientRect().width / PLOT.width
      pen.current = { id: pointerId, x: clientX, y: clientY, moved: true }
      onMove(-x / unit, -y / unit)
    }
    const lift = ({ pointerId, type, clientX, clientY }: PointerEvent) => {
      const from = pen.current
      if (from?.id !== pointerId) return
      pen.current = undefined
      if (from.moved || type === 'pointercancel') return
      const { left, top, width, height } = element.getBoundingClientRect()
      const unit = width / PLOT.width
      onMove((clientX - left - width / 2) / unit, (clientY - top - height / 2) / unit)
    }
    element.classList.add('tm-journey-moves')
    element.addEventListener('pointerdown', hold)
    element.addEventListener('pointermove', drag)
    element.addEventListener('pointerup', lift)
    element.addEventListener('pointercancel', lift)
    return () => {
      element.classList.remove('tm-journey-moves')
      element.removeEventListener('pointerdown', hold)
      element.removeEventListener('pointermove', drag)
      element.removeEventListener('pointerup', lift)
      element.removeEventListener('pointercancel', lift)
    }
  })
}

/** The buttons below the picture, which come with it when it is seen. Arrow keys move what is enlarged. */
export const JourneyZoom = ({ plot, picture, onPlot }: JourneyZoomProps) => {
  const t = useTranslate()
  const texts = useTexts('public-more')
  const [view, setView] = useState(wholeView)
  const isWhole = view.zoom === 1
  useEffect(() => onPlot(isWhole ? undefined : zoomPlot(plot, view)), [plot, view, isWhole, onPlot])
  const show = (next: (now: PlotView) => PlotView) => setView((now) => heldView(next(now)))
  const move = (x: number, y: number) => show((now) => ({ ...now, x: now.x + x / now.zoom, y: now.y + y / now.zoom }))
  useDrag(picture, !isWhole, move)
  if (texts !== 'there') return null
  const moveByKey = (event: KeyboardEvent) => {
    const [x, y] = arrows[event.key] ?? []
    if (isWhole || x === undefined || y === undefined) return
    event.preventDefault()
    move(x * NUDGE * PLOT.width, y * NUDGE * PLOT.height)
  }
  const button = (icon: IconName, label: string, idle: boolean, press: () => void) => (
    <button type="button" aria-label={label} title={label} aria-disabled={idle} onClick={idle ? undefined : press}>
      <Icon name={icon} size={18} />
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, and no fieldset of a form
    <div
      className="tm-journey-zoom"
      role="group"
      aria-label={t('public-more:map_controls')}
      aria-keyshortcuts={isWhole ? undefined : Object.keys(arrows).join(' ')}
      onKeyDown={moveByKey}
    >
      {button('minus', t('public-more:zoom_out'), isWhole, () => show((now) => ({ ...now, zoom: now.zoom / STEP })))}
      {button('plus', t('public-more:zoom_in'), view.zoom === ZOOM_MAX, () => show((now) => ({ ...now, zoom: now.zoom * STEP })))}
      {button('fit', t('public-more:zoom_fit'), isWhole, () => setView(wholeView))}
    </div>
  )
}
