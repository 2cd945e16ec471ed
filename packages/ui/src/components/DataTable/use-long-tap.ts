import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds (specification 1, section 9: touch tolerances). */
const HOLD_MS = 400
/** Pixels that a finger may move while it is held. */
const TOLERANCE = 10

/** Handlers that hear of a finger that is held on something. The click that follows is not one. */
export const useLongTap = (onLongTap: () => void) => {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const held = useRef(false)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      end()
      held.current = false
      // A second finger zooms.
      if (pointerType === 'mouse' || !isPrimary) return
      const hold = () => {
        held.current = true
        onLongTap()
      }
      press.current = { timer: setTimeout(hold, HOLD_MS), x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > TOLERANCE) end()
    },
    onPointerUp: end,
    // The page scrolls, or something is dragged: no click follows.
    onPointerCancel: () => {
      end()
      held.current = false
    },
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return
      held.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    // The device's own menu of a link comes with the same gesture.
    onContextMenu: (event: MouseEvent) => {
      if (press.current || held.current) event.preventDefault()
    },
  }
}
