import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

let isPressed = false
let isListening = false
const waiting = new Set<() => void>()

const release = () => {
  if (!isPressed) return
  isPressed = false
  flushSync(() => {
    for (const run of waiting) run()
    waiting.clear()
  })
}

const listen = () => {
  if (isListening) return
  isListening = true
  addEventListener(
    'pointerdown',
    ({ button }) => {
      isPressed = button === 0
    },
    { capture: true },
  )
  // What was pressed is settled, and whoever hears of it finds what is said now.
  addEventListener('click', release, { capture: true })
  // A press that ends elsewhere is no click.
  const later = () => setTimeout(release)
  addEventListener('pointerup', later, { capture: true })
  addEventListener('pointercancel', later, { capture: true })
  // Of the window alone: that of a field is what begins the wait.
  addEventListener('blur', later)
}

/**
 * A value that is not changed while the pointer is down. What is said at a field that is left by a press moves what stands below it: the
 * control would no longer be under the pointer when it is released, and the click would be lost.
 */
export const useHeld = <Value>(value: Value): Value => {
  const [shown, setShown] = useState(value)
  useLayoutEffect(listen, [])
  useLayoutEffect(() => {
    const show = () => setShown(() => value)
    if (!isPressed) return show()
    waiting.add(show)
    return () => void waiting.delete(show)
  }, [value])
  return shown
}
