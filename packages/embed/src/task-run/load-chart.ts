import { offeredChart } from './offered-chart.ts'

let failedAt: string | undefined
let attempts = 0

/**
 * Fetches what goes on with a run. Firefox never asks again for a file that it could not fetch once, but its error tells where that
 * is: the same file under another address is another one to it.
 */
export const loadChart = async () => {
  try {
    if (failedAt === undefined) await import('./run.ts')
    else await import(/* @vite-ignore */ `${failedAt}?${attempts}`)
  } catch (error) {
    attempts += 1
    failedAt ??= /https?:[^\s?]+/.exec(String(error))?.[0]
  }
  const chart = offeredChart()
  if (!chart) throw new Error('The chart could not be fetched.')
  return chart
}
