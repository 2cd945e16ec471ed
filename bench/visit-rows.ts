import type { BrowserContext } from 'playwright'
import { type Conditions, setConditions } from './conditions.ts'
import type { Fetched } from './rounds.ts'

const ROW = '.MuiDataGrid-row[data-id]'
const HEADER = '.MuiDataGrid-columnHeader'
/** Milliseconds after the rows, in which what was begun before them has come. */
const SETTLE = 1_000

export interface RowsVisit {
  /** Milliseconds from the navigation to the frame with the rows. */
  time: number
  rows: number
  columns: number
  /** The id of the first row. */
  firstId: string
  fetched: Fetched[]
}

/** Milliseconds after which a list has no more rows than those. */
const PATIENCE = 20_000

/** Has the page say when there are enough rows. */
const watch = ([selector, wanted, patience]: readonly [string, number, number]) => {
  performance.setResourceTimingBufferSize(1_000)
  const { promise, resolve } = Promise.withResolvers<number>()
  setTimeout(() => resolve(performance.now()), patience)
  const look = () => {
    if (document.querySelectorAll(selector).length >= wanted) requestAnimationFrame(() => resolve(performance.now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(window, { isDrawn: promise })
}

const readPage = async ([row, header, settle]: readonly [string, string, number]): Promise<RowsVisit> => {
  const time = await (window as unknown as { isDrawn: Promise<number> }).isDrawn
  await new Promise((resolve) => setTimeout(resolve, settle))
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type)) as PerformanceResourceTiming[]
  const rows = document.querySelectorAll<HTMLElement>(row)
  return {
    time,
    rows: rows.length,
    columns: document.querySelectorAll(header).length,
    firstId: rows[0]?.dataset.id ?? '',
    fetched: entries.map((entry) => ({
      path: entry.name.slice(location.origin.length),
      start: entry.startTime,
      end: entry.entryType === 'navigation' ? entry.responseStart : entry.responseEnd,
      bytes: entry.encodedBodySize,
      isCode: entry.entryType === 'navigation' || /\.(js|css)$/.test(entry.name),
    })),
  }
}

export interface VisitOptions {
  conditions: Conditions
  /** So many rows are waited for. */
  rows: number
}

/** Opens the address in a new tab, with nothing in the cache, and waits for its rows. */
export const visitRows = async (context: BrowserContext, address: string, { conditions, rows }: VisitOptions): Promise<RowsVisit> => {
  const page = await context.newPage()
  try {
    await page.addInitScript(watch, [ROW, rows, PATIENCE] as const)
    const session = await context.newCDPSession(page)
    await setConditions(session, conditions)
    await page.goto(address, { waitUntil: 'commit' })
    return await page.evaluate(readPage, [ROW, HEADER, SETTLE] as const)
  } finally {
    await page.close()
  }
}
