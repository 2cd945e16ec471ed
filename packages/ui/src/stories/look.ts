import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** How a story is looked at: what of it replaces the toolbar's choice. */
export interface Look {
  theme?: 'light' | 'dark'
  direction?: 'ltr' | 'rtl'
}

const asChosen: Look = {}
let current = asChosen
const frames = new Set<() => void>()

const subscribe = (frame: () => void) => {
  frames.add(frame)
  return () => frames.delete(frame)
}

/** Looks at the story that stands there in another way; it stays as it was left. Without a look, as the toolbar says. */
export const lookAt = (look = asChosen): void => {
  current = look
  flushSync(() => {
    for (const frame of frames) frame()
  })
}

export const useLook = (): Look => useSyncExternalStore(subscribe, () => current)
