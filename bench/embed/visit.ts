import type { Browser, CDPSession, Page } from 'playwright'
import { type Conditions, setConditions } from '../conditions.ts'

/** What a page waits for: a heading in the element, so many inputs, and the words of the last question. */
export interface Awaited {
  inputs: number
  words: string
}

interface Timeline {
  content?: number
  ready?: number
  /** When all that was awaited is drawn. */
  isReady: Promise<void>
  /** Beginning and length of each task above 50 ms. */
  tasks: [number, number][]
}

export interface Visit {
  /** Milliseconds from the navigation until the element's heading was drawn, and until all that was awaited was. */
  content: number
  ready: number
  /** The end of the last task above 50 ms that began before the page rested, or `ready` where that is later. */
  interactive: number
  /** What tasks above 50 ms took beyond that, until the page rested. */
  blocking: number
  /** From the last of what the drawing waits for, which is the task and the code that draws it, until it is done. */
  drawing: number
  /** Bytes in use after a collection. */
  heap: number
  /** Addresses of what came until everything awaited was drawn, and of all. */
  before: string[]
  all: string[]
}

const NEEDED = /\/core\/executions$|\/public\/things\/|\/(mount|task|drawing)-|bare-task\.js$/

/** Milliseconds after everything awaited is drawn, in which the rest comes and the page rests. */
const SETTLE = 1_000

/** Has the page note what is awaited; any page, so that what this weighs is the same in all. */
export const watch = (page: Page, awaited: Awaited) =>
  page.addInitScript(({ inputs, words }) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timeline: Timeline = { tasks: [], isReady: promise }
    setTimeout(() => reject(new Error(`"${words}" was not drawn within a minute.`)), 60_000)
    Object.assign(window, { timeline })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) timeline.tasks.push([startTime, duration])
    }).observe({ type: 'longtask', buffered: true })
    // After the frame in which it is seen has been drawn.
    const note = (name: 'content' | 'ready') => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        timeline[name] ??= performance.now()
        performance.mark(name)
        if (name === 'ready') resolve()
      }
      channel.port2.postMessage(undefined)
    }
    const look = () => {
      const root = document.querySelector('tracemark-task, tracemark-page, bare-task')?.shadowRoot
      if (root && timeline.content === undefined && root.querySelector('h1, h2')?.textContent) note('content')
      if (root && root.querySelectorAll('input').length >= inputs && root.textContent?.includes(words)) note('ready')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, awaited)

/**
 * Asks the page in its own words. What the test runner puts into a page to ask it is half a megabyte of heap and a task of 120 ms at a
 * fourth of the speed, which would be counted as the page's.
 */
const ask = async <Answer>(session: CDPSession, question: () => Answer | Promise<Answer>): Promise<Answer> => {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${question})()`,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

const readPage = (session: CDPSession) =>
  ask(session, () => {
    const { timeline } = window as unknown as { timeline: Required<Timeline> }
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    performance.mark('rested')
    return { ...timeline, resources: resources.map(({ name, responseEnd }) => ({ name, end: responseEnd })) }
  })

/** Bytes in use after a collection. */
export const measureHeap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** A first visit of a new visitor: nothing is in any cache. `use` goes on with the page. */
export const visit = async (
  browser: Browser,
  address: string,
  awaited: Awaited,
  conditions: Conditions,
  use: (page: Page) => Promise<void> = async () => undefined,
): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await watch(page, awaited)
    await setConditions(session, conditions)
    await page.goto(address, { waitUntil: 'commit' })
    await ask(session, () => (window as unknown as { timeline: Timeline }).timeline.isReady)
    await page.waitForTimeout(SETTLE)
    const { content, ready, tasks, resources } = await readPage(session)
    const heap = await measureHeap(session)
    await use(page)
    const before = resources.filter(({ end, name }) => end <= ready && !name.endsWith('.woff2'))
    return {
      content,
      ready,
      interactive: Math.max(ready, ...tasks.map(([start, length]) => start + length)),
      blocking: tasks.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
      drawing: ready - Math.max(...before.filter(({ name }) => NEEDED.test(name)).map(({ end }) => end)),
      heap,
      before: before.map(({ name }) => name),
      all: resources.map(({ name }) => name),
    }
  } finally {
    await context.close()
  }
}

/** Milliseconds that the page's scripts, and its scripts, styles and layout together, take for a key press; the mean of 40. */
export const measureKeyPress = async (page: Page, label: string): Promise<{ script: number; all: number }> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('Performance.enable')
  const costs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000
    return { script: of('ScriptDuration'), all: of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration') }
  }
  const text = 'a field that holds its own state, no more'.slice(0, 40)
  await page.getByRole('textbox', { name: label }).focus()
  const before = await costs()
  await page.keyboard.type(text)
  // What is drawn a little later belongs to it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const after = await costs()
  return { script: (after.script - before.script) / text.length, all: (after.all - before.all) / text.length }
}
