import type { CDPSession, Page } from 'playwright'
import { median } from './first-rows.ts'

/** Milliseconds of the processor that the page's thread has used, which wait for nobody. */
const processorOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

const scroll = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ frames: number; dropped: number; longest: number }>((resolve) => {
        const scroller = document.querySelector('.MuiDataGrid-virtualScroller, [data-scroller]')
        const deltas: number[] = []
        const start = performance.now()
        let last = start
        const step = (now: number) => {
          deltas.push(now - last)
          last = now
          const share = (now - start) / 2_000
          if (scroller) scroller.scrollTop = share * 20_000
          if (share < 1) requestAnimationFrame(step)
          else {
            const drawn = deltas.slice(2)
            const late = drawn.reduce((sum, delta) => sum + Math.max(0, Math.round(delta / (1_000 / 60)) - 1), 0)
            resolve({ frames: drawn.length, dropped: late, longest: Math.max(...drawn) })
          }
        }
        requestAnimationFrame(step)
      }),
  )

/** Scrolls through 20,000 px of the grid in two seconds: frames, how many were late, the longest one, and the processor's time of one in ms. */
export const measureScroll = async (page: Page, address: string) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address)
  await page.waitForSelector('.MuiDataGrid-row, [data-row]')
  await page.waitForTimeout(1_000)
  const before = await processorOf(session)
  const scrolled = await scroll(page)
  const processor = ((await processorOf(session)) - before) / scrolled.frames
  await session.detach()
  return { ...scrolled, processor }
}

/** Milliseconds of script, style and layout that a key press costs in a form of 200 fields: the median of 40. */
export const measureKeyPress = async (page: Page, address: string): Promise<number> => {
  await page.goto(address)
  const field = page.getByRole('textbox', { name: 'Field 100', exact: true })
  await field.focus()
  await page.evaluate(() => {
    const costs: number[] = []
    Object.assign(window, { costs })
    addEventListener(
      'beforeinput',
      () => {
        const start = performance.now()
        addEventListener(
          'input',
          () =>
            queueMicrotask(() => {
              document.body.getBoundingClientRect()
              costs.push(performance.now() - start)
            }),
          { once: true },
        )
      },
      true,
    )
  })
  await page.keyboard.type('a field that holds its own state, not '.slice(0, 40))
  const costs = await page.evaluate(() => (window as unknown as { costs: number[] }).costs)
  return median(costs)
}

/**
 * Milliseconds from the last byte of a page's answer to its rows on the screen; from the press where the answer was there before, since
 * a page is asked for as soon as the pointer is over its button.
 */
const measurePage = async (page: Page, number: number): Promise<number> => {
  await page.evaluate(() => {
    const before = document.querySelector('.MuiDataGrid-row[data-id]')?.textContent
    const timeline: { nextRows?: number; pressed?: number } = {}
    Object.assign(window, { timeline })
    addEventListener('click', ({ timeStamp }) => Object.assign(timeline, { pressed: timeStamp }), { capture: true, once: true })
    const look = () => {
      if (document.querySelector('.MuiDataGrid-row[data-id]')?.textContent === before) requestAnimationFrame(look)
      else timeline.nextRows = performance.now()
    }
    requestAnimationFrame(look)
  })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.waitForFunction(() => (window as unknown as { timeline: { nextRows?: number } }).timeline.nextRows)
  return page.evaluate((asked) => {
    const { nextRows, pressed } = (window as unknown as { timeline: Record<'nextRows' | 'pressed', number> }).timeline
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(asked))
    const answered = (answers.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN
    return nextRows - Math.max(answered, pressed)
  }, `page=${number}`)
}

/** The same for so many pages after the first: the median, and that of the very first, whose code has not run yet. */
export const measureNextPages = async (page: Page, count: number): Promise<{ first: number; middle: number }> => {
  const times: number[] = []
  for (let number = 2; number < 2 + count; number += 1) times.push(await measurePage(page, number))
  return { first: times[0] ?? Number.NaN, middle: median(times) }
}
