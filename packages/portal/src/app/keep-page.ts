import { KEPT_PAGE, type KeptPage, lookOf } from './kept-page.ts'
import type { WarmStart } from './warm-start.ts'

/** What a reload does not bring back, or what is about to change. */
const PASSING = '[aria-busy=true], [aria-expanded=true], [data-selected=true], [role=alert], .MuiDataGrid-root'
/** Shown above the page, from within it or from without. */
const ABOVE = ':popover-open, dialog[open], .MuiModal-root'

/** The list that is on the screen, if it is as a reload would draw it first. */
const readPage = ({ address, answers }: ReturnType<WarmStart['shown']>): KeptPage | undefined => {
  const root = document.getElementById('root')
  const main = root?.querySelector('main')
  const isFirst = location.pathname.endsWith('/interactions') && address === `${location.pathname}${location.search}`
  if (!root || !main?.querySelector('tbody > tr') || !isFirst || !navigator.onLine) return undefined
  if (main.querySelector(PASSING) || document.querySelector(ABOVE)) return undefined
  const frame = root.cloneNode(true) as HTMLElement
  frame.querySelector('main')?.replaceChildren()
  const dress = [...document.documentElement.attributes].map(({ name, value }) => [name, value] as const)
  return {
    address,
    look: lookOf(window, new Date()),
    title: document.title,
    dress,
    frame: frame.innerHTML,
    main: main.innerHTML,
    answers,
  }
}

/** Keeps the list that a tab leaves, for its reload. One that can't be kept leaves an earlier one, which its answers judge. */
export const keepPage = (storage: Pick<Storage, 'setItem'>, warmStart: Pick<WarmStart, 'shown'>): (() => void) => {
  const keep = () => {
    const page = readPage(warmStart.shown())
    if (!page) return
    try {
      storage.setItem(KEPT_PAGE, JSON.stringify(page))
    } catch {
      // A reload then shows nothing before the portal's code is there.
    }
  }
  addEventListener('pagehide', keep)
  return () => removeEventListener('pagehide', keep)
}
