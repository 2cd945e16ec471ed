import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * When what had the focus went away as `state` changed, the first control of what came instead takes it, unless the person is
 * elsewhere by now.
 */
export const useLostFocus = (root: RefObject<HTMLElement | null>, state: unknown, selector = ':is(input, button):enabled'): void => {
  const before = useRef(state)
  useLayoutEffect(() => {
    if (Object.is(before.current, state)) return
    before.current = state
    if (document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }, [root, state, selector])
}
