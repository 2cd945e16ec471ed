import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { drawStrokes, PAD, type Stroke, withPoint } from './strokes.ts'

interface SignaturePadProps {
  strokes: readonly Stroke[]
  /** What the pad says to those who don't see it. */
  label: string
  /** The pen was lifted. */
  onStroke: (stroke: Stroke) => void
}

/** Draws with as many pixels as the screen has, whatever the size of the pad is now. */
const paint = (canvas: HTMLCanvasElement, strokes: readonly Stroke[]) => {
  const { width } = canvas.getBoundingClientRect()
  const pixels = Math.round(width * (globalThis.devicePixelRatio || 1))
  canvas.width = pixels
  canvas.height = Math.round((pixels * PAD.height) / PAD.width)
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(pixels / PAD.width, pixels / PAD.width)
  drawStrokes(context, strokes, getComputedStyle(canvas).color)
}

/** Takes the strokes of one finger or pen; the page does not scroll under it. A second finger, such as the palm, draws nothing. */
export const SignaturePad = ({ strokes, label, onStroke }: SignaturePadProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef(strokes)
  const pen = useRef<{ id: number; stroke: Stroke }>(undefined)
  drawn.current = strokes

  useLayoutEffect(() => {
    if (canvas.current) paint(canvas.current, strokes)
  }, [strokes])

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new ResizeObserver(() => paint(element, drawn.current))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const extend = ({ currentTarget, nativeEvent }: PointerEvent<HTMLCanvasElement>) => {
    if (!pen.current) return
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const unit = PAD.width / width
    const events = nativeEvent.getCoalescedEvents?.() ?? []
    pen.current.stroke = (events.length > 0 ? events : [nativeEvent]).reduce(
      (stroke, event) => withPoint(stroke, (event.clientX - left) * unit, (event.clientY - top) * unit),
      pen.current.stroke,
    )
    paint(currentTarget, [...drawn.current, pen.current.stroke])
  }

  const lift = (event: PointerEvent<HTMLCanvasElement>) => {
    if (pen.current?.id !== event.pointerId) return
    const { stroke } = pen.current
    pen.current = undefined
    if (stroke.length > 0) onStroke(stroke)
  }

  return (
    <canvas
      className="tm-sign-canvas"
      ref={canvas}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        if (pen.current || event.button !== 0) return
        // A pointer that was made by a script can't be held.
        if (event.nativeEvent.isTrusted) event.currentTarget.setPointerCapture(event.pointerId)
        pen.current = { id: event.pointerId, stroke: [] }
        extend(event)
      }}
      onPointerMove={(event) => pen.current?.id === event.pointerId && extend(event)}
      onPointerUp={lift}
      onPointerCancel={lift}
    />
  )
}
