import { useEffect, useState } from 'react'

const STATE = 'tracemarkTasks'

/** The tasks that are open in an entry of the history; nothing of an entry that was not made here. */
const openIn = (state: unknown): readonly string[] | undefined => {
  if (typeof state !== 'object' || state === null || !(STATE in state) || !Array.isArray(state[STATE])) return undefined
  return state[STATE]
}

/**
 * Which tasks run within the page. Where its history is ours, opening one adds an entry: Back closes it, Forward and a reload open it
 * again, and closing it leaves no entry behind.
 */
export const useOpenTasks = (ownsHistory: boolean) => {
  const [open, setOpen] = useState<readonly string[]>([])
  useEffect(() => {
    if (!ownsHistory) return
    const follow = () => setOpen((before) => openIn(history.state) ?? before)
    // After a reload the entry is still there.
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [ownsHistory])

  const begin = (id: string) => {
    const next = [...open, id]
    setOpen(next)
    if (!ownsHistory) return
    // So that Back knows what was open before.
    history.replaceState({ ...history.state, [STATE]: open }, '')
    history.pushState({ [STATE]: next }, '')
  }
  const end = (id: string) => {
    const next = open.filter((other) => other !== id)
    setOpen(next)
    if (!ownsHistory) return
    if (openIn(history.state)?.at(-1) === id) history.back()
    else history.replaceState({ ...history.state, [STATE]: next }, '')
  }
  return { open, begin, end }
}
