import type { Page } from 'playwright'

/** Scrolls the grid from top to bottom in two seconds: how many frames were late, and the longest one in milliseconds. */
export const measureScroll = async (page: Page, address: string) => {
  await page.goto(address)
  await page.waitForSelector('.MuiDataGrid-row')
  await page.waitForTimeout(1_000)
  return page.evaluate(
    () =>
      new Promise<{ frames: number; dropped: number; longest: number }>((resolve) => {
        const scroller = document.querySelector('.MuiDataGrid-virtualScroller')
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
  return costs.toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0
}

/** Milliseconds from the last byte of the next page's answer to its rows on the screen. */
export const measureNextPage = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    const before = document.querySelector('tbody > tr')?.textContent
    const look = () => {
      if (document.querySelector('tbody > tr')?.textContent === before) requestAnimationFrame(look)
      else Object.assign(window, { nextRows: performance.now() })
    }
    requestAnimationFrame(look)
  })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const drawn = await page.waitForFunction(() => (window as { nextRows?: number }).nextRows)
  const answered = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('page=2'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
        .at(-1) ?? Number.NaN,
  )
  return ((await drawn.jsonValue()) ?? 0) - answered
}
