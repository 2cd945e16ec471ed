import { getOfferedMachine } from './offered-machine.ts'

let failedAt: string | undefined
let attempts = 0

/**
 * Fetches what goes on with a run. Firefox never asks again for a file that it could not fetch once, but its error tells where that
 * is: the same file under another address is another one to it.
 */
export const loadMachine = async () => {
  try {
    if (failedAt === undefined) await import('./run.ts')
    else await import(/* @vite-ignore */ `${failedAt}?${attempts}`)
  } catch (error) {
    attempts += 1
    failedAt ??= /https?:[^\s?]+/.exec(String(error))?.[0]
  }
  const machine = getOfferedMachine()
  if (!machine) throw new Error('The machine could not be fetched.')
  return machine
}
