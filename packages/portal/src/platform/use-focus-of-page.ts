import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** What a person does who has gone on, and wants the focus nowhere else. */
const GOES_ON = ['pointerdown', 'keydown', 'wheel'] as const

/** What takes the focus of a list's row that leads to this page: its cell in the grid, or its card. */
const rowTo = (path: string): HTMLElement | null => {
  const links = document.querySelectorAll<HTMLAnchorElement>('main :is(.tm-row-link, .tm-cards-open)[href]')
  const link = [...links].find(({ pathname }) => pathname === path)
  return link?.closest<HTMLElement>('[role=gridcell]') ?? link ?? null
}

/** What the new page is of. */
const heading = (): HTMLElement | null => {
  const title = document.querySelector<HTMLElement>('main h1')
  if (title) title.tabIndex = -1
  return title
}

/** As soon as it is there, unless the focus is somewhere by then. */
const focusWhenThere = (find: () => HTMLElement | null): (() => void) => {
  const over = new AbortController()
  const observer = new MutationObserver(() => look())
  const stop = () => {
    over.abort()
    observer.disconnect()
  }
  const look = () => {
    if (document.activeElement !== document.body) return stop()
    const found = find()
    if (!found) return
    stop()
    // Where it was opened it is in view again: nothing then moves.
    found.focus({ preventScroll: true })
    found.scrollIntoView({ block: 'nearest' })
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const event of GOES_ON) addEventListener(event, stop, { signal: over.signal })
  look()
  return stop
}

/** The row with this id where it is listed, or what the page is of: what had the focus is gone. */
export const focusRow = (id: string | undefined): void => {
  const row = id === undefined ? null : document.querySelector<HTMLElement>(`main [data-id="${CSS.escape(id)}"]`)
  focusWhenThere(() => row?.querySelector<HTMLElement>('[role=gridcell]:has(.tm-row-link)') ?? heading())
}

/** Where the focus went with the page before: who comes back to the list that a page was opened from goes on at its row, who opens a page at its heading. */
export const useFocusOfPage = (): void => {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    const left = shown.current
    shown.current = pathname
    if (left !== pathname) return focusWhenThere(() => rowTo(left) ?? (way === 'POP' ? null : heading()))
  }, [pathname, way])
}
