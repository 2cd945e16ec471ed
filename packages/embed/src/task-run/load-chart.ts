type Chart = Pick<typeof import('./run.ts'), 'startRun'>

let chart: Chart | undefined

/** `run.ts` names itself here: under another address it is a module that the build knows nothing of. */
export const offerChart = (offered: Chart): void => {
  chart ??= offered
}

let failedAt: string | undefined
let attempts = 0

/**
 * Fetches what goes on with a run. Firefox never asks again for a file that it could not fetch once, but its error tells where that
 * is: the same file under another address is another one to it.
 */
export const loadChart = async (): Promise<Chart> => {
  try {
    if (failedAt === undefined) await import('./run.ts')
    else await import(/* @vite-ignore */ `${failedAt}?${attempts}`)
  } catch (error) {
    attempts += 1
    failedAt ??= /https?:[^\s?]+\.js/.exec(String(error))?.[0]
  }
  if (!chart) throw new Error('The chart could not be fetched.')
  return chart
}
