import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

let isPressed = false
let isListening = false
const waiting = new Set<() => void>()

const release = () => {
  isPressed = false
  for (const run of waiting) run()
  waiting.clear()
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
  // The click comes right behind.
  const later = () => setTimeout(() => flushSync(release))
  addEventListener('pointerup', later, { capture: true })
  addEventListener('pointercancel', later, { capture: true })
  addEventListener('blur', later)
}

/** Runs at once, or as soon as the pointer is up and what was held is shown. */
export const whenReleased = (run: () => void): void => {
  if (isPressed) waiting.add(run)
  else run()
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
