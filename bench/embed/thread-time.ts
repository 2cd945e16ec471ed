import type { Browser } from 'playwright'
import { type Awaited, visit } from './visit.ts'

/** An event of the browser's trace; times are in microseconds, `tdur` by the thread's own clock. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

/** What a page's main thread did by its own clock, in milliseconds. */
export interface ThreadTime {
  /** Until everything awaited was drawn, and until the page rested. */
  ready: number
  all: number
  /** Styles and layout until everything awaited was drawn. */
  styles: number
  layout: number
  /** Of a device four times as slow: its longest task, and what tasks above 50 ms take beyond that. */
  longest: number
  blocking: number
}

const SLOWER = 4

/**
 * A visit at full speed, in the thread's own clock, which others on the machine hardly change. A slow device is reckoned from it: where
 * Chromium slows a thread down, it has it spin by the clock on the wall, so that its own clock counts what others take, too. At load 6 the
 * same visit took seven times as much then, not four.
 */
export const measureThread = async (browser: Browser, address: string, awaited: Awaited): Promise<ThreadTime> => {
  await browser.startTracing(undefined, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] })
  await visit(browser, address, awaited, { name: 'native', cpu: 1 })
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())

  const begun = traceEvents.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address)
  const ofPage = traceEvents.filter(({ pid, tid, ts }) => pid === begun?.pid && tid === begun.tid && ts >= begun.ts)
  const mark = (name: string) => ofPage.find((event) => event.name === name)?.ts ?? Number.NaN
  const times = (wanted: string, until: number) =>
    ofPage.filter(({ name, ts }) => name === wanted && ts < until).map(({ tdur = 0 }) => tdur / 1_000)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

  const tasks = times('ThreadControllerImpl::RunTask', mark('rested'))
  return {
    ready: sum(times('ThreadControllerImpl::RunTask', mark('ready'))),
    all: sum(tasks),
    styles: sum(times('UpdateLayoutTree', mark('ready'))),
    layout: sum(times('Layout', mark('ready'))),
    longest: Math.max(...tasks) * SLOWER,
    blocking: sum(tasks.map((time) => Math.max(0, time * SLOWER - 50))),
  }
}
