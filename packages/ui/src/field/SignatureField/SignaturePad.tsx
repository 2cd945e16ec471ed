import { type PointerEvent, useRef } from 'react'
import { drawPath, LINE, PAD, type Stroke, withPoint } from './strokes.ts'

interface SignaturePadProps {
  strokes: readonly Stroke[]
  /** What the pad says to those who don't see it. */
  label: string
  /** The pen was lifted. */
  onStroke: (stroke: Stroke) => void
}

/** Takes the strokes of one finger or pen; the page does not scroll under it. A second finger, such as the palm, draws nothing. */
export const SignaturePad = ({ strokes, label, onStroke }: SignaturePadProps) => {
  const line = useRef<SVGPathElement>(null)
  const pen = useRef<{ id: number; stroke: Stroke }>(undefined)

  const extend = ({ currentTarget, nativeEvent }: PointerEvent<SVGSVGElement>) => {
    if (!pen.current) return
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const unit = PAD.width / width
    const events = nativeEvent.getCoalescedEvents?.() ?? []
    pen.current.stroke = (events.length > 0 ? events : [nativeEvent]).reduce(
      (stroke, event) => withPoint(stroke, (event.clientX - left) * unit, (event.clientY - top) * unit),
      pen.current.stroke,
    )
    line.current?.setAttribute('d', drawPath(pen.current.stroke))
  }

  const lift = (event: PointerEvent<SVGSVGElement>) => {
    if (pen.current?.id !== event.pointerId) return
    const { stroke } = pen.current
    pen.current = undefined
    line.current?.removeAttribute('d')
    if (stroke.length > 0) onStroke(stroke)
  }

  return (
    <svg
      className="tm-sign-lines"
      viewBox={`0 0 ${PAD.width} ${PAD.height}`}
      strokeWidth={LINE}
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
    >
      <path d={strokes.map(drawPath).join('')} />
      <path ref={line} />
    </svg>
  )
}
