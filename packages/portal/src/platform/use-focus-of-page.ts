import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What a person does who has gone on, and wants the focus nowhere else. */
const GOES_ON = ['pointerdown', 'keydown', 'wheel'] as const

/** What takes the focus of a list's row that leads to this page: its cell in the grid, or its card. */
const rowTo = (path: string): HTMLElement | null => {
  const links = document.querySelectorAll<HTMLAnchorElement>('main :is(.tm-row-link, .tm-cards-open)[href]')
  const link = [...links].find(({ pathname }) => pathname === path)
  return link?.closest<HTMLElement>('[role=gridcell]') ?? link ?? null
}

/** As soon as the row is there, unless the focus is somewhere by then. */
const focusRow = (path: string): (() => void) => {
  const over = new AbortController()
  const observer = new MutationObserver(() => look())
  const stop = () => {
    over.abort()
    observer.disconnect()
  }
  const look = () => {
    if (document.activeElement !== document.body) return stop()
    const row = rowTo(path)
    if (!row) return
    stop()
    // Where it was opened it is in view again: nothing then moves.
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const event of GOES_ON) addEventListener(event, stop, { signal: over.signal })
  look()
  return stop
}

/** Who comes back from a page to the list that it was opened from goes on at its row. */
export const useReturnToRow = (): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    const left = shown.current
    shown.current = pathname
    if (left !== pathname) return focusRow(left)
  }, [pathname])
}
